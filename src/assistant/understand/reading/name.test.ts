import { describe, expect, it } from 'vitest';
import { contextFor, NOW, outcome, shop } from '../../testing/shop.ts';
import { read } from '../context/read.ts';
import { nothingKnown } from '../context/reader-state.ts';
import { readName } from './name.ts';
import type { Question } from './slot.ts';

const name = (message: string, asked: Question | null = null) =>
  outcome(readName(contextFor(message, asked)));

describe("the visitor's name", () => {
  it.each([
    ['need 32 caps this is duke 913-555-0136', 'duke'],
    ['im frank, 913-555-0136', 'frank'],
    ['its teal, 913-555-0136', undefined],
    ['my favorite is grace, 913-555-0136', undefined],
  ])('may be a plain word beside a number: %s', (message, expected) =>
    expect(read(message, nothingKnown(), shop, NOW).slots.name).toBe(expected),
  );

  it.each([
    ['teo bakula', 'teo bakula'],
    ['teo is fine', undefined],
    ['teo and 20 more', undefined],
  ])('may be told in full behind a first name: %s', (message, expected) => {
    const known = { ...nothingKnown(), slots: { name: 'Teo' } };
    expect(read(message, known, shop, NOW).slots.name).toBe(expected);
  });

  it.each([
    ['My name Duc Pham', 'Duc Pham'],
    ['hello, my name Olena and i need 30 mug', 'Olena'],
    ['my name is Dana Whitfield', 'Dana Whitfield'],
    ['Omega Thornwood is my name.', 'Omega Thornwood'],
    ['Many thanks, Minh Thu', 'Minh Thu'],
    ['am kwabena from the mill', 'kwabena'],
    ['my name is Inez Farrow use mine for all of it', 'Inez Farrow'],
    ['we need 20 caps by the 4th of may Marit Sandoval', 'Marit Sandoval'],
    ['ok make Marit Sandoval the contact', 'Marit Sandoval'],
    ["name's Theodora but everyone calls me Thea, put Thea on it", 'Thea'],
    ['it was Marit Voss till june. So Marit Sandoval', 'Marit Sandoval'],
    ['Hi, me again, Marit from the choir. Forgot the date', 'Marit'],
    ['im out next week, deal with Marit Sandoval from here on', 'Marit Sandoval'],
    ['switch the contact to Marit Sandoval', 'Marit Sandoval'],
    ['Marit Sandoval is who you should talk to', 'Marit Sandoval'],
    ['this is ilse wolcik w o l c i k i run the front desk', 'ilse wolcik'],
    ['this is ilse wolcik w o l c i k and i run the front desk', 'ilse wolcik'],
    ['call my wife at 913-555-0162. Im Bruno tho', 'Bruno'],
    ['my name is Tho Pham', 'Tho Pham'],
    ['change the contact from me to Otto Krantz, he pays. otto@krantz.example', 'Otto Krantz'],
    ['my cousin runs this now. Put Marit Sandoval instead of me', 'Marit Sandoval'],
    ["Ten signs, two colors. Inez Farrow, I've got a booth in May", 'Inez Farrow'],
    ["we have 20 sure ones so let's count on those. Priya", 'Priya'],
    ['this is Dr Wen at Copperline Dental', 'Dr Wen'],
    ['my name is Geo. Krantz, everybody says Bud', 'Geo. Krantz'],
    ["Ms. Varga asked me to write, I'm her paralegal Ingrid", 'Ingrid'],
    ['24 caps, my name is Kit Marlow', 'Kit Marlow'],
    ['put it under my name please, Inez Farrow', 'Inez Farrow'],
    ['im lou. lou ferrante. 913 555 0140', 'lou ferrante'],
    ['jackets, last name krantz', 'krantz'],
    ['i am inez farrow senior at west high', 'inez farrow'],
    ["I'm Ada. Ada wants 12 caps", 'Ada'],
    ['Dot Ostrander here', 'Dot Ostrander'],
    ['this is big otto from ottos towing i need caps', 'big otto'],
    ['its little nadia with the bakery', 'little nadia'],
    ['20 caps please.\nBest,\nTom Sand', 'Tom Sand'],
    ['our shop is Redbud Roofing and im Ty', 'Ty'],
    ['Le Quan here', 'Le Quan'],
    ['howdy Ella-Rose Krantz here', 'Ella-Rose Krantz'],
    ['you can list me as Irene J. Krantz for the contact', 'Irene J. Krantz'],
    ['you can put it under Big Otto', 'Big Otto'],
    ['my name is gene price', 'gene price'],
    ['my name is gene price it out for me', 'gene'],
    ['its under P.K. Lindgren', 'P.K. Lindgren'],
    ['An Huynh here, quick question', 'An Huynh'],
    ['Kim Do here', 'Kim Do'],
    ['Bring them Friday.\nThanks,\nPaw Htoo', 'Paw Htoo'],
    ['Al-Rashid, Omar', 'Omar Al-Rashid'],
    ['im Irene Three Deer and need caps', 'Irene Three Deer'],
    ['Vernon Pike Jr., 913-555-0140', 'Vernon Pike Jr.'],
    ['Hye-Jin Ahn, 913-555-0140', 'Hye-Jin Ahn'],
    ['Nash Banks here, quick question', 'Nash Banks'],
    ['Stavros Galanis here, quick question', 'Stavros Galanis'],
    ['Name: Krantz, Otto', 'Otto Krantz'],
    ['ok, marisol, and my last name is ferrante', 'marisol ferrante'],
    ['under kowalczyk please, first name inez', 'inez kowalczyk'],
    ["my surname is kowalczyk, and it's inez", 'inez kowalczyk'],
    ['we want caps. marisol, last name ferrante', 'marisol ferrante'],
    ['grace is what they call me', 'grace'],
    ["last name krantz, it's april 3", 'krantz'],
    ['thats krantz with a k, k r a n t z, first name otto', 'otto krantz'],
    ['m a r i s o l with one l, last name vidal', 'marisol vidal'],
    ['Inez Farrow, thats i-n-e-z', 'Inez Farrow'],
    ['um its otto, o t t o, krantz', 'otto krantz'],
    ['my name is kristin, no wait, with an e, kirsten hale', 'kirsten hale'],
    ["it's under kowalczyk, inez kowalczyk", 'inez kowalczyk'],
    ['customer name otto krantz junior', 'otto krantz junior'],
    ['the name on my card is otto b. cooke', 'otto b. cooke'],
    ['joy waters is my name', 'joy waters'],
    ['i am called autumn hill', 'autumn hill'],
    ['My name is spelled wrong on the ticket, it has to read Otto Krantz', 'Otto Krantz'],
    ["O'Leary, Kelly", "Kelly O'Leary"],
    ['Vargas Ortiz, Luis', 'Luis Vargas Ortiz'],
    ['put down salma akter begum', 'salma akter begum'],
    ['this is Patch Kowalski', 'Patch Kowalski'],
    ['call me back ask 4 lonnie', 'lonnie'],
    ['hi im sam and i need hats', 'sam'],
    ['can you change the name to Ravi Shah and drop the sleeve', 'Ravi Shah'],
    ['This is Priya from Northside', 'Priya'],
    ['call me Tomás', 'Tomás'],
    ['816 555 0122 call me Riva best before noon', 'Riva'],
    ["I'm Nadia Best, 816 555 0122", 'Nadia Best'],
    ["I'm Jean-Luc Moreau", 'Jean-Luc Moreau'],
    ['Oluwaseun Adeyemi is my name', 'Oluwaseun Adeyemi'],
    ['put it under the name Ortega', 'Ortega'],
    ['rosa here, quick question', 'rosa'],
    ['call me skip, 913-555-0161', 'skip'],
    ['my name is Will', 'Will'],
    ['names Rosa, text is best', 'Rosa'],
    ['names dale im with the vfw, need caps', 'dale'],
    ['hey names ivy and i want 20 tees', 'ivy'],
    ['12 aprons please. names mitch', 'mitch'],
    ['my nme is grace', 'grace'],
    ['name: rich', 'rich'],
    ['Thanks, Maria', 'Maria'],
    ['no calls, text or email. Rosalind', 'Rosalind'],
    ['hello this is wanda over at the feed store', 'wanda'],
    ['morning, its coach salas from the track club', 'coach salas'],
    ["it's Auntie Lou", 'Auntie Lou'],
    ['I am Sister Rose Marie of St. Clement', 'Sister Rose Marie'],
    ['hi this is june from accounting', 'june'],
    ['This is Temuera from Pacific Tile', 'Temuera'],
    ['please book it under Szymanski', 'Szymanski'],
    ['put me down as Ravi Menon', 'Ravi Menon'],
    ['name - Bridget Doyle', 'Bridget Doyle'],
    ['60 caps for the crew - Grandpa Joe', 'Grandpa Joe'],
    ['Could you call me back?\nRuthanne', 'Ruthanne'],
    ['Best regards,\nIlse van der Meer\nMeer Tulips', 'Ilse van der Meer'],
    ['soy la señora Elena Ríos', 'Elena Ríos'],
    ["my name's Bill Grant", 'Bill Grant'],
    ['this is um vera dunlap from dunlap fence co', 'vera dunlap'],
    ['my name is vera uh vera dunlap', 'vera dunlap'],
    ['the name on the order should be Otto Krantz not mine', 'Otto Krantz'],
    ['Ivo Kestrel by the way', 'Ivo Kestrel'],
    ['We need 40 jerseys. Dana Whitfield.', 'Dana Whitfield'],
    ['Cheers - Priya', 'Priya'],
    ['Company: Stone Mill Control\nName: Ilse Varga', 'Ilse Varga'],
    ['name - luis b. ortega', 'luis b. ortega'],
    ['when you ring ask for Big Sam', 'Big Sam'],
    ['First: Ilse Last: Varga', 'Ilse Varga'],
    ['Hola, habla Chela de Pinturas Olmos', 'Chela'],
    ['everybody calls me Gigi', 'Gigi'],
    ['oh and just call me Bea', 'Bea'],
    ['hello my name is clement odom and i own a bar', 'clement odom'],
    ['my name is parrish', 'parrish'],
    ['Chief Walt Odom, USCG retired', 'Walt Odom'],
    ['Lt. Col. Walt Odom here', 'Walt Odom'],
    ['Walt Odom DVM, we need scrubs', 'Walt Odom'],
    ["it's Slam Dunkirk from the Rollers. legal name on the card is Inez Farrow", 'Inez Farrow'],
    ['its Big Ron, government name Ronald Sykes', 'Ronald Sykes'],
    ["I'm the mom who got roped into this: Inez", 'Inez'],
    ['two on the bill, Walt Odom (owner) and me, Inez Farrow (desk)', 'Inez Farrow'],
    ['captain Jo Ruiz, treasurer Walt Odom, me Inez Farrow doing hats', 'Inez Farrow'],
    ["the bride's last name is Odom; mine is Farrow, Inez Farrow", 'Inez Farrow'],
    ["name is Ilse Varga that's ilse at example dot com", 'Ilse Varga'],
    ['Inez over at the mill, 10 caps', 'Inez'],
    ['tj here, quick one', 'tj'],
    ['call me R.J.', 'R.J.'],
    ["I'm the one collecting the sizes, Odell", 'Odell'],
    ["Walt's bookkeeper Ingrid here", 'Ingrid'],
    ['i run the fair booth names toby need 30 vests', 'toby'],
    ['im the choir director at st ann name is tamara. 30 robes', 'tamara'],
    ['24 caps and im tamara obv', 'tamara'],
    ['call me rusty everybody does', 'rusty'],
    ['im dee dee from the quilt guild', 'dee dee'],
    ['the class wants 20 tees, mr odom btw', 'mr odom'],
    ["this is Silas' sister Ingrid, he wants a banner", 'Ingrid'],
    ['sorry, its Ostrowski with an i. Greta Ostrowski', 'Greta Ostrowski'],
    ['send the invoice to me, Otis', 'Otis'],
    ['30 pens, need em by 3/19. thx Xiomara', 'Xiomara'],
    ['20 totes. logo in black. no rush. Ingrid', 'Ingrid'],
    ['we leave the 9th so before that!! -Tavs', 'Tavs'],
    ['12 caps, appreciate it, thank yall -Brun', 'Brun'],
    ['3 trucks, name and number on the doors plus our logo on the tailgate. Tobias', 'Tobias'],
  ])('is read from %s', (message, expected) => expect(name(message)).toBe(expected));

  it.each([
    "I'm looking for shirts",
    "I'm not sure",
    'names will be on the sleeves',
    'names dale, ivy and mitch on the backs',
    '24 jerseys, names dale on the back',
    'names may vary',
    'names tbd',
    'im in a hurry',
    'I am the owner',
    'this is urgent',
    'never text me til noon',
    'change the name to Hawks on the hoodies',
    'call me tomorrow',
    'thanks Carl',
    'it is for my daughter',
    'my name is not important',
    'we are the Tigers',
    'May I order 20',
    "I'm from Texas",
    'ship it to us. Furry Friends, chandler az',
    'austin tx',
    'zorp glim blarg',
    "my son's name is Dylan",
    'do you know Dana at the diner',
    'put the initials TJ on the cuff',
    'we need 2 jerseys names Toby and Max',
    'need 12 tees and the camp name is Hope',
    'i need a leash, dog name is rusty',
    'we want one jersey name is Tamara on the back',
    'call me may 5',
    'two for me, Navy',
    "this is James' order",
    'her last name is Odom',
    'pink cups with the name: Inez Marie in gold',
    'the name goes like this: Inez Marie',
    "it's for my wife and me, Friday please",
    'red rock is the name of the store',
    'summer camp is the name',
    'the banner is spelled wrong, it should read Grand Opening',
    "i'm called to the counter",
    'the file name is Final Draft',
    'it should say My Name Is Earl',
    "he goes 'call me Ahab' lol",
    'Trish from your front desk told me so',
    'here is Comic Sans',
    "it's Honda Odyssey",
    "this is Wendy's order",
    'im swamped and we need help',
    "I'm Missouri born",
    'neither my phone nor my email',
    'the names on the back: Pike, Lowe, Diaz',
    'i go by train',
    'Use Navy instead of Black',
    'make Navy the main color',
    'Gildan is the one to ask for',
    'switch the contact paper to Matte',
    'we want to work with Gildan going forward',
    'we print it on the back. Kelly',
    'ship 40 of them to the office. Austin',
    'the shirts should spell one word. Kwame',
    'la orden a nombre de Panadería Rosales',
    "it's a christening in Ravenna",
    'its the annual retreat near Kokomo',
    'Cap Placement center',
    'Tote Bags, Natural',
    'Overland Park, Kansas',
    'put down a deposit',
    'mugs that say Thanks Toby',
    'we pick up in Omaha. Thanks Omaha',
    '12 caps, color please -Navy',
    'it is a gift for my brother. Tobias',
    'put his name on the back. Tobias',
    'fwd: can you order 12 caps? thanks, Toby',
    'am looking for caps',
    'my name big on the front',
    'Keith Moorland was the drummer of that band',
  ])('is not made up: %s', (message) => expect(name(message)).toBe('skipped'));

  it.each([
    ['this is otto krantz otto at krantz dot example', 'otto krantz'],
    ['otis.k@example.com name is otis', 'otis'],
    ['put me down otto krantz otto dot krantz at krantz dot example', 'otto krantz'],
    ['otto krantz text me 816-555-0142', 'otto krantz'],
    ['Inez Farrow Phone is 913-555-0162', 'Inez Farrow'],
    ['ok Ash Winterson ashw@example.com', 'Ash Winterson'],
    ['worth asking Inez Farrow inez.farrow@krantz.example', 'Inez Farrow'],
    ['Im Inez Farrow inez@krantz.example', 'Inez Farrow'],
    ['i need a price on 30 caps oh and names Otis', 'Otis'],
    ['i need 30 jerseys and names Otis', undefined],
    ['the mockup is at mockups@krantz.example', undefined],
    ['my phone is 816-555-0142', undefined],
    ['a banner for our Otto Krantz', undefined],
    ['it should say happy retirement Otto Krantz', undefined],
    ['20 caps for my boss Otto Krantz', undefined],
    ['20 caps in Kelly Green', undefined],
    ['Quote for 20 caps please.\n\nRey Bautista\nOffice Manager\n816-555-0196', 'Rey Bautista'],
    ['12 signs. Ines Corrado, Event Coordinator, 816-555-0196', 'Ines Corrado'],
    ['20 caps. Head Coach, 816 555 0100', undefined],
    ['can you match the ones at Otto Krantz', undefined],
  ])('stands beside an address or last of all, without a mark: %s', (message, expected) =>
    expect(read(message, nothingKnown(), shop, NOW).slots.name).toBe(expected),
  );

  it('may be all there is where it was asked for', () => {
    expect(name('Kowalczyk', 'name')).toBe('Kowalczyk');
    expect(name('lee park', 'name')).toBe('lee park');
    expect(name('Otto. Otto Krantz.', 'name')).toBe('Otto Krantz');
    expect(name('grace. grace holloway', 'name')).toBe('grace holloway');
    expect(name('it is Kim, kim@example.com', 'name')).toBe('Kim');
    expect(name('Kowalczyk')).toBe('skipped');
    expect(name('you can put tamsin', 'name')).toBe('tamsin');
    expect(name("it's grant", 'name')).toBe('grant');
    expect(name('mrs. banks', 'name')).toBe('mrs. banks');
    expect(name('Tran, Kim Linh', 'name')).toBe('Kim Linh Tran');
    expect(name('Sgt. Irene Pike', 'name')).toBe('Irene Pike');
    expect(name('Otto St. Clair', 'name')).toBe('Otto St. Clair');
    expect(name('sun hye kang', 'name')).toBe('sun hye kang');
    expect(name('its thi ha nguyen please', 'name')).toBe('thi ha nguyen');
    expect(name('how long do', 'name')).toBe('skipped');
    expect(name('HOA board member here, 9 signs')).toBe('skipped');
    expect(name('JROTC here, 40 hoodies')).toBe('skipped');
  });

  it.each(['bye', 'no', 'why do you need it', 'how much is it', 'the red ones', 'not yet'])(
    'is no other answer: %s',
    (message) => expect(name(message, 'name')).toBe('skipped'),
  );

  const beforeAddress = (message: string, asked: Question | null) =>
    read(message, { ...nothingKnown(), asked }, shop, NOW).slots.name;

  it.each([
    ['Tomasz Wilk, tomasz@example.com', 'Tomasz Wilk'],
    ['Patrice Nolan, patrice@example.com', 'Patrice Nolan'],
    ['Zlata Ferenc-Toth, 913-555-0144', 'Zlata Ferenc-Toth'],
    ['Here it is: Tomasz Wilk, info@example.com, 913-555-0144', 'Tomasz Wilk'],
    ['Here it is:\nTomasz Wilk\ntomasz@example.com', 'Tomasz Wilk'],
  ])('stands before an address: %s', (message, expected) => {
    for (const asked of ['name', 'contact', 'form_or_typing', null] as const)
      expect(beforeAddress(message, asked)).toBe(expected);
  });

  it.each(['type', 'typing', 'Chat'])('is no way to go on: %s', (message) =>
    expect(beforeAddress(message, 'name')).toBeUndefined(),
  );

  it.each([
    ['reach me on 913-555-0144, Yvette', 'Yvette'],
    ['obi, obi@example.com', 'obi'],
    ['24 mugs, Xiu Zhao, wzhao@example.com', 'Xiu Zhao'],
    ['Brock Everson, bk@example.com', 'Brock Everson'],
    ['loop in Otto at otto@example.com', 'Otto'],
    ['any questions reach me, Inez, at inez@example.com', 'Inez'],
    ['Call Gloria, 913-555-0144', 'Gloria'],
  ])('stands beside an address: %s', (message, expected) =>
    expect(beforeAddress(message, null)).toBe(expected),
  );

  it('needs less beside an address that was asked for', () => {
    expect(beforeAddress('Iokepa 913-555-0144', 'contact')).toBe('Iokepa');
    expect(beforeAddress('work 913-555-0144', 'contact')).toBeUndefined();
  });

  it.each([
    'Bold Signs, info@boldsigns.example',
    'Acme Roofing, jo@acme.example',
    'Zentra Vossel, jo@zentravossel.example',
    'Navy Hoodies, a@example.com',
    'Next Friday, a@example.com',
    'Sounds Good, a@example.com',
    'Harvest Zamboree, 12/15/2026',
  ])('is no company and no other words before an address: %s', (message) => {
    expect(beforeAddress(message, 'form_or_typing')).toBeUndefined();
  });

  it.each([
    ['my name is Jamie, last name Ostrowski', 'Jamie Ostrowski'],
    ['this is Mr. Whitfield again', 'Mr. Whitfield'],
    ['Dr. Alan Fitch', 'Alan Fitch'],
    ['Dwayne K. Mercer here', 'Dwayne K. Mercer'],
    ['Anne-Marie St. Clair', 'Anne-Marie St. Clair'],
    ['the name is spelled Kaitlyn Voss', 'Kaitlyn Voss'],
    ['from the desk of P. Lindgren', 'P. Lindgren'],
    ['my name is Inês dos Santos', 'Inês dos Santos'],
    ['tina b from the band boosters', 'tina b'],
    ['everyone calls me Mug', 'Mug'],
    ['you can call me Patch', 'Patch'],
  ])('is whole: %s', (message, expected) => expect(name(message)).toBe(expected));

  it.each([
    ['i can type it. Tavis Orlund', 'Tavis Orlund'],
    ['ok, Kip. more tomorrow', 'Kip'],
    ['put Temuera Hale on it', 'Temuera Hale'],
    ['make it out to Iokepa Lono', 'Iokepa Lono'],
  ])('stands alone where it was asked for: %s', (message, expected) =>
    expect(name(message, 'contact') ?? name(message, 'name')).toBe(expected),
  );

  it.each([
    'Sounds fine. Dark Heather.',
    'Comic Sans',
    'Oak Heights',
    'Los Angeles',
    'Safety green please',
    'hold on a minute',
    'for pickup',
    'add the names Ilse, Dev and Tavis',
    'a gift for coach Hale',
    'Vote for Dana Whitfield',
  ])('is no colour, place, type face or somebody else: %s', (message) => {
    for (const asked of ['name', 'contact', 'form_or_typing', null] as const)
      expect(name(message, asked)).toBe('skipped');
  });

  it.each([
    [
      'That works. Tavis Orlund, Stone Mill Academy, info@stonemill.example',
      'Tavis Orlund',
      'Stone Mill Academy',
    ],
    ['Prices for caps to jo@fernworks.example? Jo Varga, Fern Works', 'Jo Varga', 'Fern Works'],
    ['Thanks!\nIlse @ Twin Pines Bakery', 'Ilse', 'Twin Pines Bakery'],
    ['Lupe de la iglesia San Mateo', 'Lupe', 'iglesia San Mateo'],
    ['Rex here from the Elk Creek Grange', 'Rex', 'Elk Creek Grange'],
    ['816-555-0128 is my cell, Priya', 'Priya', undefined],
    ['contact: Tavis Orlund / Elk Creek Diner / 816.555.0158', 'Tavis Orlund', 'Elk Creek Diner'],
    ['heard of you from Rex at Price Barn', undefined, undefined],
    ['info@elkcreek.example and cc sales@elkcreek.example', undefined, undefined],
  ])('stands beside a company: %s', (message, expected, company) => {
    const { slots } = read(message, nothingKnown(), shop, NOW);
    expect([slots.name, slots.company]).toEqual([expected, company]);
  });

  it.each([
    ["my name's Wen, call anytime", 'Wen'],
    ['Ned Harding here', 'Ned Harding'],
    ['the name is Ur', 'Ur'],
    ['bo from the feed store', 'bo'],
    ["Ruth's the name", 'Ruth'],
    ['Tamsin Applegate', 'Tamsin Applegate'],
    ['Wen can i stop by', 'skipped'],
    ['Ned 40 caps', 'skipped'],
    ['ty!', 'skipped'],
    ['wats the name of ur shop', 'skipped'],
  ])('may be short for another word or end as one does: %s', (message, expected) =>
    expect(name(message)).toBe(expected),
  );

  it.each([
    ['Wen', 'Wen'],
    ["it's ned", 'ned'],
    ['Harding, Ruth', 'Ruth Harding'],
    ['Cook', 'Cook'],
    ['Depends', 'skipped'],
    ['almost', 'skipped'],
    ['Material', 'skipped'],
    ['Nevermind', 'skipped'],
    ['Discount?', 'skipped'],
  ])('is no other word said where it was asked for: %s', (message, expected) =>
    expect(name(message, 'name')).toBe(expected),
  );

  it('is the corrected one', () => {
    expect(name('my name is Ann, sorry, my name is Anna')).toBe('Anna');
  });

  it.each([
    ['40 pens by 3/19. thx Rajesh Solanki', 'Rajesh Solanki'],
    ['ok, before April 15. Ruperto Salgado 913.555.0142', 'Ruperto Salgado'],
    ['need 20 caps, orange. Wexelberg, orders@mail.example', undefined],
    ['need 20 caps, orange. Wexelberg, wb@mail.example', 'Wexelberg'],
    ['Contact Chela Ibarra nadia.f@mail.example', 'Chela Ibarra'],
    ['you can reach me after four, ask for Dale Hutchings', 'Dale Hutchings'],
    ["I'm Mrs. Solanki, Rita Solanki, of the garden club", 'Rita Solanki'],
    ["I'm her paralegal Renquist, 20 notebooks", 'Renquist'],
    ['are my caps ready, Ruperto Salgado, i ordered them in May', 'Ruperto Salgado'],
    ['Marisol, purchasing at Bell Foundry Works', 'Marisol'],
    ['Fwd from Marisol (office@mail.example): price?', 'Marisol'],
    ['Theo Banks, 913-555-0142', 'Theo Banks'],
    ["name's Theo Banks", 'Theo Banks'],
  ])('is read where it stands apart: %s', (message, expected) =>
    expect(read(message, nothingKnown(), shop, NOW).slots.name).toBe(expected),
  );

  it('is no company where a surname is one word of many', () => {
    expect(read('Theo Banks, 913-555-0142', nothingKnown(), shop, NOW).slots.company).toBeUndefined();
    expect(read('ask for Dale Hutchings', nothingKnown(), shop, NOW).slots.company).toBeUndefined();
  });

  describe('shows beside a phone or an email', () => {
    const nameIn = (message: string, asked: Question | null = null) =>
      read(message, { ...nothingKnown(), asked }, shop, NOW).slots.name;

    it.each([
      ['its Marlon 913-555-0142', 'Marlon'],
      ["that's Ned Hale 913-555-0142, ring me", 'Ned Hale'],
      ['Jo Kemper 913-555-0142', 'Jo Kemper'],
      ['12 polos, Ty Voss 9135550142', 'Ty Voss'],
      ['al young 913 555 0142', 'al young'],
      ['913 555 0142 Sue Bright', 'Sue Bright'],
      ['913 555 0142, Ed', 'Ed'],
      ['R.J. Tomczak rj.t@mail.example', 'R.J. Tomczak'],
      ['in hands May 9. Ines Duarte, shop@mail.example', 'Ines Duarte'],
      ['soy Nico Vela de Vela Roofing, 913 555 0142', 'Nico Vela'],
    ])('%s', (message, expected) => expect(nameIn(message, 'contact')).toBe(expected));

    it.each([
      'may 913-555-0142',
      'Cell 913-555-0142',
      'Kansas City 913-555-0142',
      '24 caps in rose gold, 913-555-0142',
      'Will someone call 913-555-0142',
    ])('%s names nobody', (message) => expect(nameIn(message, 'contact')).toBeUndefined());

    it('or alone, where the address begins with it', () => {
      const slots = { email: 'chase.t@mail.example' };
      const known = { ...nothingKnown(), asked: 'dueDate' as const, slots };
      expect(read('chase', known, shop, NOW).slots.name).toBe('chase');
      expect(read('art', known, shop, NOW).slots.name).toBeUndefined();
    });
  });

  it.each([
    ['its Orrin, 913 555 0161', 'Orrin'],
    ['this is Wendover 913-555-0161 pls call', 'Wendover'],
    ['its kazim, kazim.k@stonepost.example', 'kazim'],
    ['im Dale Oberg, dale@stonepost.example', 'Dale Oberg'],
    ['soy Rufina Lugo de Mariscos El Faro', 'Rufina Lugo'],
    ['names Rosa and Pete on the back', undefined],
    ['names: Rosa, Pete', undefined],
    ['its urgent, 913 555 0161', undefined],
    ['call me whenever 913 555 0161', undefined],
    ['its Walmart 913-555-0161', undefined],
    ['its Saturday, 913-555-0161', undefined],
    ['this is Hoodies, 913-555-0161', undefined],
    ['its about 40 tees, 913-555-0161', undefined],
  ])('may be said beside an address: %s', (message, expected) =>
    expect(read(message, nothingKnown(), shop, NOW).slots.name).toBe(expected),
  );

  it.each([
    ["I'm the coach's assistant, Petra Lunde", 'Petra Lunde'],
    ['im the guild treasurer Wilma Stahl, wstahl@mail.example', 'Wilma Stahl'],
    ["this is the director's wife, Nadia", 'Nadia'],
    ["I'm the owner of the bike barn, Otto", 'Otto'],
    ['I am her brother Otto', 'Otto'],
    ['Treasurer Wilma Stahl, 913-555-0161', 'Wilma Stahl'],
    ['no company, its only me, Nadia', 'Nadia'],
    ['this is a gift for the boss, Emil', undefined],
    ["I'm looking for the manager, Emil", undefined],
    ['this is my wife Nadia', undefined],
    ['im the owner, monday works', undefined],
    ["I'm the planner, Canva is what we use", undefined],
    ['just me and the dog', undefined],
    ['emma stahl team manager 913-555-0161', 'emma stahl'],
    ['hugo lunde secretary of the guild', 'hugo lunde'],
  ])('may follow what somebody is: %s', (message, expected) =>
    expect(read(message, nothingKnown(), shop, NOW).slots.name).toBe(expected),
  );

  it.each([
    ['Nadia spelled N A D J A, last name Lunde', 'Nadja Lunde'],
    ['wilma w-i-l-m-a', 'wilma'],
    ['E M I L', 'Emil'],
    ['its Otto O T T O Stahl', 'Otto Stahl'],
  ])('may be spelled out: %s', (message, expected) => expect(name(message, 'name')).toBe(expected));

  it.each([
    ['Lunde is the surname and Nadia the first', 'Nadia Lunde'],
    ['last name Stahl, first name Wilma', 'Wilma Stahl'],
    ["first name's Bryn, as in the valley. last name's Lunde-Moss", 'Bryn Lunde-Moss'],
    ['first is Otto, my last name is White', 'Otto White'],
    ["Lunde's my last name, first name's Jo", 'Jo Lunde'],
    ['Stahlberg, first name Wilma', 'Wilma Stahlberg'],
    ['first name Otto second name Krantz', 'Otto Krantz'],
    ['last name first: Achterberg, Nadia', 'Nadia Achterberg'],
    ["The name's Lunde, Emil Lunde", 'Emil Lunde'],
    ['this is Nadia, Stahl is my last name', 'Nadia Stahl'],
    ['no no, Otto is my first name, Karl is my last', 'Otto Karl'],
    ['everyones last name on the back, first names on the sleeve', undefined],
    ['Stahl is the last name on the jersey', undefined],
    ['the first is red, the last is blue', undefined],
  ])('is put in order where first and last are told: %s', (message, expected) =>
    expect(read(message, nothingKnown(), shop, NOW).slots.name).toBe(expected),
  );

  it.each([
    ['Emil', 'last name is Stahl', 'Emil Stahl'],
    ['Stahl', 'Emil is my first', 'Emil Stahl'],
    ['Stahl Emil', 'Stahl is my last name', 'Emil Stahl'],
    ['Emil Stahl', 'the first is blue, the last is red', undefined],
    ['Emil Stahl', 'last name is Stahlmann', 'Emil Stahlmann'],
  ])('of %s takes the half that is told: %s', (known, message, expected) =>
    expect(read(message, { ...nothingKnown(), slots: { name: known } }, shop, NOW).slots.name).toBe(expected),
  );

  it.each([
    ['our choir director, Mrs. Lunde, wants 30 robes', undefined],
    ['my supervisor, Otto Stahl, asked for prices', undefined],
    ['Nadia Lunde, our treasurer, approved it', undefined],
    ['the groom, Otto Stahl, likes the gray', undefined],
    ['Otto Stahl told me to write you', undefined],
    ['Emil Stahl, from your counter, said a week', undefined],
    ['40 caps for my boss, Otto Stahl', undefined],
    ['this is Nadia for Mr. Stahl, he wants 12 polos', 'Nadia'],
    ['Nadia, her assistant', 'Nadia'],
    ['Nadia, assistant to the dean', 'Nadia'],
    ['emma green treasurer', 'emma green'],
    ['tyler gray, head coach', 'tyler gray'],
    ['Mr. Stahl, principal, wants 12 polos', 'Mr. Stahl'],
    ['kelly green captain hats', undefined],
  ])('is not of whom one talks: %s', (message, expected) =>
    expect(read(message, nothingKnown(), shop, NOW).slots.name).toBe(expected),
  );

  it.each([
    ['its Wednesday 913-555-0161', 'Wednesday', undefined],
    ['June Lunde, 913-555-0161', 'June Lunde', undefined],
    ['this is August Stahl', 'August Stahl', undefined],
    ['im april and its for may 9', 'april', '2026-05-09'],
    ['Summer Stahl here', 'Summer Stahl', undefined],
    ['its Wednesday then', undefined, '2026-03-11'],
    ['Saturday 913-555-0161', undefined, '2026-03-07'],
    ['june works', undefined, undefined],
    ['her name is April, mine is June', 'June', undefined],
    ["my sister's name is Summer", undefined, undefined],
    ['it is June already', undefined, undefined],
  ])('may be one of the calendar: %s', (message, expected, date) => {
    const { slots } = read(message, nothingKnown(), shop, NOW);
    expect([slots.name, slots.dueDate?.date ?? undefined]).toEqual([expected, date]);
  });

  it('or else a day, where a day was asked for', () => {
    const answer = (asked: Question) =>
      read('its Wednesday 913-555-0161', { ...nothingKnown(), asked }, shop, NOW).slots;
    expect(answer('dueDate')).toMatchObject({ dueDate: { date: '2026-03-11' } });
    expect(answer('dueDate').name).toBeUndefined();
    expect(answer('name')).toMatchObject({ name: 'Wednesday' });
  });

  it.each([
    ['ok do 40 hats otto stahl otto@mail.example', 'otto stahl'],
    ['works for me bram lindqvist blindqvist@mail.example', 'bram lindqvist'],
    ['12 polos in navy nadia lunde 913-555-0161', 'nadia lunde'],
    ['ostahl@mail.example otto stahl', 'otto stahl'],
    ['60 mugs. Kit Ostrander 913-555-0162', 'Kit Ostrander'],
    ['Cap Wolcik, cap@wolcik.example', 'Cap Wolcik'],
    ['we are set, Patch Kowalski patch@mail.example', 'Patch Kowalski'],
    ['ok use kit ostrander kit@ostrander.example', 'kit ostrander'],
    ['Cap Style trucker, caps@mail.example', undefined],
    ['Patch Kits, info@mail.example', undefined],
    ['Kit Bags, kit@bags.example', undefined],
    ['black caps caps@mail.example', undefined],
    ['send it to stonepost stonepost@mail.example', undefined],
    ['my wife nadia lunde 913-555-0161', undefined],
    ['need bella canvas tees bella@mail.example', undefined],
  ])('is proven by the address behind it: %s', (message, expected) =>
    expect(read(message, nothingKnown(), shop, NOW).slots.name).toBe(expected),
  );

  it('is made of no sizes', () => expect(name('S M L', 'sizes')).toBe('skipped'));
});

describe('a given name that is a word too, alone', () => {
  const alone = (
    message: string,
    asked: Question | null,
    reach: { email?: string; phone?: string; isNamed?: boolean },
  ) => outcome(readName({ ...contextFor(message, asked), reach }));

  it.each([
    ['Mark', 'dueDate', { phone: '+19135550142' }, 'Mark'],
    ['rose', 'dueDate', { email: 'rhargis@example.com' }, 'rose'],
    ['Grant', 'option', { email: 'office@example.com' }, 'Grant'],
  ] as const)('is the name of whom we can reach: %s', (message, asked, reach, expected) =>
    expect(alone(message, asked, reach)).toBe(expected),
  );

  it.each([
    ['May', 'dueDate', { phone: '+19135550142' }],
    ['bill', 'dueDate', { phone: '+19135550142' }],
    ['Bill', 'dueDate', {}],
    ['Rose', 'colors', { phone: '+19135550142' }],
    ['Mark', 'dueDate', { phone: '+19135550142', isNamed: true }],
  ] as const)('is none otherwise: %s', (message, asked, reach) =>
    expect(alone(message, asked, reach)).toBe('skipped'),
  );
});
