import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';
import { initialState } from '../state.ts';
import { NOW, shop } from '../testing/shop.ts';

const named = (message: string) => read(message, initialState(), shop, NOW).slots.name;

describe('a name in the place that a sentence leaves for one', () => {
  it.each([
    ['put Delroy down for that', 'Delroy'],
    ['book it under him', undefined],
    ['all my friends know me as Corwin Shurt', 'Corwin Shurt'],
    ['I go by Delroy Pryce', 'Delroy Pryce'],
    ['full name Imelda T. Voss', 'Imelda T. Voss'],
    ['my name will be Corwin', 'Corwin'],
    ['my name will be on the back', undefined],
    ['full name on every shirt', undefined],
    ['take Imelda Voss if you need a name', 'Imelda Voss'],
    ['use our logo if you need a name', undefined],
    ['30 aprons, bill them to Delroy', 'Delroy'],
    ['can you charge the whole order to Imelda Voss', 'Imelda Voss'],
    ['bill the caps to my card', undefined],
    ['its mark w/ tate roofing', 'mark'],
    ['its bill from last week', undefined],
    ['its dale with sutter welding', 'dale'],
    ['my name is Capps', 'Capps'],
    ['soy Luz de Muebles Ibarra', 'Luz'],
    ['I am calling on behalf of Ned Church', 'Ned Church'],
    ['on behalf of Lou Brewer', 'Lou Brewer'],
    ['you can jot gwen down please', 'gwen'],
    ['write it up for Imelda', 'Imelda'],
    ['use Rashida for the contact', 'Rashida'],
    ['the order is under lindqvist i believe', 'lindqvist'],
    ['under Fontaine please', 'Fontaine'],
    ['put the pickup under dario vescovi', 'dario vescovi'],
    ['it goes under my maiden name, Thornbury', 'Thornbury'],
    ['please list me as Obadiah Crane', 'Obadiah Crane'],
    ['the invoice is addressed to Ms. Tennant', 'Ms. Tennant'],
    ['the order was placed by marek dolan on tuesday', 'marek dolan'],
    ['a reservation for Ilka at noon', 'Ilka'],
    ['pull up Rosalind Niemi', 'Rosalind Niemi'],
    ['they know me as Zuberi', 'Zuberi'],
    ['i was baptized Anatole', 'Anatole'],
    ['surname: el-Masri', 'el-Masri'],
    ['last name vandergrift', 'vandergrift'],
    ['Lorraine, last name Vick', 'Lorraine Vick'],
    ["the card holder's name is Ruxandra Pop", 'Ruxandra Pop'],
    ['name on my account is Tove Lind', 'Tove Lind'],
    ['Ordered by: Hamid Karsh', 'Hamid Karsh'],
    ['my name? Ottavia', 'Ottavia'],
    ['my name is wrong there, please change it to Vesna Kolar', 'Vesna Kolar'],
    ['oops, misspelled it, Aoibhe', 'Aoibhe'],
    ['most people call me Tank but put down Terrance Boyd', 'Terrance Boyd'],
    ["you're talking to Imke", 'Imke'],
    ['ich heisse Wiebke', 'Wiebke'],
    ['my naem is torvald', 'torvald'],
    ['im leofwin btw', 'leofwin'],
    ['Halvard here again', 'Halvard'],
    ['nadia petrov again, one more thing', 'nadia petrov'],
    ['fiorella calling about my order', 'fiorella'],
    ['jorie with an i', 'jorie'],
    ['not Karen, Karin', 'Karin'],
    ["It's Hallam, not Hallum. Denise Hallam.", 'Denise Hallam'],
    ['Leonor.', 'Leonor'],
    ['Fumiko Arai', 'Fumiko Arai'],
    ['hello there, lupe from the third floor', 'lupe'],
    ['Yours truly, Hester Quill', 'Hester Quill'],
    ['last name kovac, thats k o v a c', 'kovac'],
    ['you spell it o s k a r s s o n', 'oskarsson'],
    ['B-r-i-d-i-e, Bridie', 'Bridie'],
  ])('is read from %s', (message, expected) => expect(named(message)).toBe(expected));

  it.each([
    'is it under warranty',
    'put June down for the back of the shirts',
    'put the price down for it',
    'mark it for pickup',
    'use grace for the name on the back',
    'under Armour caps please',
    'all of it for under 300 bucks',
    'the reservation for Saturday',
    'an estimate for Jackson County',
    'listed as Large',
    'save it as png',
    'they were made by Gildan',
    'our logo was made by Marcus',
    'the order was made by mistake',
    'make it out to cash',
    'the fair is known as Riverfest',
    'my dog is called Biscuit',
    'last name on the back, number on the sleeve',
    'put Dana on the back',
    'write down the price',
    'change the name on the banner to Riverfest',
    'try Bella',
    'mine is Large',
    'mine is Navy',
    'card holder wallets',
    'guest towels',
    'From: Kansas City',
    'not Gildan, Hanes',
    'not royal, maroon',
    "no, it's Lenexa",
    "actually it's Helvetica",
    'cheaper here or online',
    'Hoodies again please',
    'a tee with a v',
    'im gluten free',
    'im lactose intolerant',
    'hi this is spam',
    'that would be Friday',
    'A S A P please',
    'h e l p',
    'carl',
    'Boldwork',
    'Royal Blue',
    'Blue Valley',
    'Autumn',
    'estoy de acuerdo',
    'you are talking too fast',
  ])('is not made up: %s', (message) => expect(named(message)).toBeUndefined());

  it('is no answer to a question for something else', () => {
    const asked = { ...initialState(), asked: 'dueDate' as const };
    expect(read('Shingo Arai', asked, shop, NOW).slots.name).toBeUndefined();
  });

  it('is read in time from anything', () => {
    for (const part of ['name is ', 'booking for a ', 'a b c ', 'it is me under ', 'not Brian, ', 'Dana ']) {
      const message = part.repeat(Math.floor(2000 / part.length));
      named(message);
      const start = performance.now();
      named(message);
      expect(performance.now() - start, part).toBeLessThan(200);
    }
  });
});

describe('a name after what is of, for, by or to somebody', () => {
  it.each([
    ["I'd like to check the account of Benedikt Sommer", 'Benedikt Sommer'],
    ['this concerns the policy of tomasz wilk', 'tomasz wilk'],
    ["you'll be talking to Farida Noor", 'Farida Noor'],
    ['please forward it to Eilidh MacRae at 9 Glen Road', 'Eilidh MacRae'],
    ['c/o Mrs. Achebe, 12 Palm Court', 'Mrs. Achebe'],
    ['FAO Dr Priya Nair', 'Priya Nair'],
    ['attention: Fergus Daly, loading dock', 'Fergus Daly'],
    ['that order came from zainab yusuf', 'zainab yusuf'],
    ['the room was booked by my daughter Astrid Holm', 'Astrid Holm'],
    ["it'll be collected by my neighbor, Piotr Zielinski", 'Piotr Zielinski'],
    ['could you let Renata Silva know her shirts are ready', 'Renata Silva'],
    ['Thandi Mokoena resides at 4 Elm Close', 'Thandi Mokoena'],
    ["they've got me down as Sara but it's Zara", 'Zara'],
    ['you have it as Philips but it should be Phillips', 'Phillips'],
    ['that should say Nuñez, not Nunes', 'Nuñez'],
    ['my name should read Kováč, not Kovac', 'Kováč'],
    ["that's Stewart with a u, Stuart", 'Stuart'],
    ['this is Ann Clark with an e, Clarke', 'Ann Clarke'],
    ['please charge Olga Petrova for the extra box', 'Olga Petrova'],
    ['registered as youssef ben-ammar', 'youssef ben-ammar'],
    ['signed in as omar al-rashid', 'omar al-rashid'],
    ["Hi I'm Dana, ship it to Omar Haddad, 55 Elm St", 'Dana'],
    ['it says Nathaniel but everybody just calls me Nate', 'Nate'],
    ['we signed up online as fintan', 'fintan'],
    ['everybody knows me as Beto', 'Beto'],
    ['Almeida, Rui Almeida', 'Rui Almeida'],
    ["it's Joy, like the feeling", 'Joy'],
    ['The patient is called Odette Vane', 'Odette Vane'],
    ['My name? Precious Achieng', 'Precious Achieng'],
    ['signed, eoin mac carthaigh', 'eoin mac carthaigh'],
    ['my full name is Inês da Conceição Rocha', 'Inês da Conceição Rocha'],
  ])('is read from %s', (message, expected) => expect(named(message)).toBe(expected));

  it.each([
    'the account of the school district',
    'take care of Linda',
    'attn: Quality Control',
    'attn HR',
    'Attention: Billing',
    'ship to Copper Owl Dentistry, 14 Oak St',
    'ship it to Duluth',
    'ship to Eau Claire, WI',
    'ship to Jackson Hole',
    'ship to Winston-Salem',
    'the coffee comes from Peru',
    'the parcel came from UPS',
    'it was paid for by my boss',
    'tell them that we need it friday',
    'let the Wildcats know that',
    'bill the church',
    'charge American Express',
    "it's listed as Large but it's Medium",
    'should read OPEN, not CLOSED',
    'the banner should read Kovač, not Kovac',
    'our mascot lives at the zoo',
  ])('is not made up: %s', (message) => expect(named(message)).toBeUndefined());

  it('takes no name from the visitor who has one', () => {
    const known = { ...initialState(), slots: { name: 'Dana' } };
    expect(read('ship it to Omar Haddad, 55 Elm St', known, shop, NOW).slots.name).toBeUndefined();
  });
});
