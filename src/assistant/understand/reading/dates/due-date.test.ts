import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextFor, outcome, TODAY } from '../../../testing/shop.ts';
import type { Question } from '../slot.ts';
import { readDueDate } from './due-date.ts';
import { findDays } from './find-days.ts';

/** Said on Wednesday, March 4, 2026. */
const due = (message: string, asked: Question | null = null, today = TODAY) =>
  outcome(readDueDate(contextFor(message, asked, today)));
const day = (message: string, asked: Question | null = null, today = TODAY) => {
  const value = due(message, asked, today);
  return typeof value === 'string' ? value : value.date;
};

describe('an in-hands date', () => {
  it.each([
    ['want it before easter festival, it is 11 april', '2026-04-11'],
    ['the meet is in salina apr 25 but we have to have them apr 23', '2026-04-23'],
    ['9 signs that say MOVING SALE, tomorrow morning', '2026-03-05'],
    ["it's the 27th now, the hall was taken", '2026-03-27'],
    ['could you drop them off at our shop on monday', '2026-03-09'],
    ['before easter, thanks, the logo is 4 inches', '2026-04-05'],
    ['no fixed day but within the month', null],
    ['need them by march 20', '2026-03-20'],
    ['we open by may 16 so the sign has to be hung by may 11', '2026-05-11'],
    ['how soon could you possibly finish the lettering on 9 vans?', 'skipped'],
    ['in a good week please', '2026-03-11'],
    ['end of may so like the 29th', '2026-05-29'],
    ['the crest and below it our name, by april 9', '2026-04-09'],
    ['can you text them to us by friday', '2026-03-06'],
    ['we get them friday, right', '2026-03-06'],
    ["it's wednesday today, so in two days", '2026-03-06'],
    ['friday the 13th of this month', '2026-03-13'],
    ['totes by march 20th... actually the 24th works', '2026-03-24'],
    ['march 20, scratch that, the 24th', '2026-03-24'],
    ['caps, navy. three weeks.', '2026-03-25'],
    ['we only got ten days to get these done', '2026-03-14'],
    ['new cooks start monday and need aprons by then', '2026-03-09'],
    ['front: one color. due may 2', '2026-05-02'],
    ['it has to be here june 13, print on the back', '2026-06-13'],
    ['i know the picnic is march 20', '2026-03-20'],
    ['today is wednesday, can you do saturday', '2026-03-07'],
    ['need it friday, man', '2026-03-06'],
    ['change that to march 18, the kids play on the 20th', '2026-03-18'],
    ['mugs the 20th please, lunch menu launches the 23rd', '2026-03-20'],
    ['may 8 works, it does not need to be here on the 1st', '2026-05-08'],
    ['we dont need them until april 9', '2026-04-09'],
    ['our summer hours start may 18 and it has to be on the door before then', '2026-05-18'],
    ['grandpa died in february, tees for his service on the 20th', '2026-03-20'],
    ['we moved in october and need new signs by the 16th', '2026-03-16'],
    ["can't do the 13th, the 17th then", '2026-03-17'],
    ["90 totes by may 5, oh wait that's a holiday for us, may 4", '2026-05-04'],
    ['the picnic is july 11 and maybe a week before, so we would like them july 2', '2026-07-02'],
    ['the ride is may 2 and packet pickup is the 1st so we need them the 29th', '2026-04-29'],
    ['set up is may 9, the market is may 10', '2026-05-09'],
    ['packing camp bags june 8-12, would love them june 3', '2026-06-03'],
    ['for the halloween hayride october 24', '2026-10-24'],
    ["mother's day tea on may 9", '2026-05-09'],
    ['the vote is august 4 but they go up by the independence day parade', '2026-07-04'],
    ['we open march 27 and the soft opening is the 24th, we want them for the soft opening', '2026-03-24'],
    ['tees for field day, need them may 12. field day is the 15th', '2026-05-12'],
    ['no hurry here, september works', null],
    ['winter is fine', null],
    ['12 visors 5/16 please', '2026-05-16'],
    ['gala night 10/2', '2026-10-02'],
    ['4/9 fundraiser, 40 tees', '2026-04-09'],
    ['send us the sizes by 4/12? no, the hats by 4/12', '2026-04-12'],
    ['need by 4/6', '2026-04-06'],
    ['a week before our banquet on may 16', '2026-05-09'],
    ['mugs two days before the retreat, which is april 17', '2026-04-15'],
    ['the friday before we open on may 2', '2026-05-01'],
    ['the day before our fair is may 8', '2026-05-08'],
    ['saturday we are closed, so monday', '2026-03-09'],
    ['friday we are out of shirts again', '2026-03-06'],
    ['ship it may 20, before memorial day', '2026-05-20'],
    ['the baby is due april 20, shower is march 28', '2026-03-28'],
    ['early bird ends march 20 but the run is may 9', '2026-05-09'],
    ['the 12th is too soon? 19th then', '2026-03-19'],
    ['our council is march 17, 16th would be nice', '2026-03-16'],
    ['may 8 (not the 1st)', '2026-05-08'],
    ['i know we said may 1 but may 8 suits us better', '2026-05-08'],
    ['counselors arrive 8am june 8 so i want polos june 3', '2026-06-03'],
    ["i'll stop in and pay tomorrow, mugs needed march 19", '2026-03-19'],
    ['order by march 9 to have them by march 23?', '2026-03-23'],
    ['by 6/8', '2026-06-08'],
    ['the race is june 6 but the dinner is may 22 and we want them for that', '2026-05-22'],
    ['grand opening is april 25 but we soft open a week before and need it then', '2026-04-18'],
    ['60 mugs, our anniversary is the 2nd friday in may', '2026-05-08'],
    ['the meeting is the 3rd thursday in april', '2026-04-16'],
    ['orchard opens first sunday in june, signs up by then', '2026-06-07'],
    ['the plant sale is the third weekend of april', '2026-04-18'],
    ['trunk show is the last full weekend in may, need tees', '2026-05-30'],
    ['the ribbon thing is may 16, say the wednesday after that', '2026-05-20'],
    ['we open april 18 and close the 26th, aprons by the thursday before we open', '2026-04-16'],
    ['leaders fly 7/11 thru 7/18, 14 shirts', '2026-07-11'],
    ['headed to lake havasu june 12 to june 16, 20 tanks', '2026-06-12'],
    ['we are closed mondays so deliver tuesday april 7', '2026-04-07'],
    ['early may but no later than the 9th', '2026-05-09'],
    ['the summit is on the tenth of june and they have to be here on the fourth', '2026-06-04'],
    ['recital is the 16th of may, get them to us the 9th', '2026-05-09'],
    ['the gala is may sixteenth, i need the caps by the eleventh', '2026-05-11'],
    ['the shop is named Friday. 20 hats by march 31', '2026-03-31'],
    ['tuesday for the proof, shirts by april 2', '2026-04-02'],
    ['i have to give the board a price this monday, the picnic is may 23', '2026-05-23'],
    ['buttons saying VOTE by 4/2', '2026-04-02'],
    ['forget the 12th, the fair got moved to the 26th', '2026-03-26'],
    ['the banquet is the third saturday of may, so the thursday before', '2026-05-14'],
    ['the match is the 28th so the friday before', '2026-03-27'],
    ['a sign for the fair on the 22nd 2x6 ft', '2026-03-22'],
    ['20 march', '2026-03-20'],
    ['lessons begin the 16th but the sign goes up first, so the 12th', '2026-03-12'],
    ['camps start june 8, hats handed out the 10th', '2026-06-10'],
    ['not the 7th, the 8th, of june', '2026-06-08'],
    ['the 6th of the month after next', '2026-05-06'],
    ['week after next, on the tuesday', '2026-03-17'],
    ['next week, the thursday', '2026-03-12'],
    ['in 3 weeks, on the monday', '2026-03-23'],
    ['before memorial day, so the thu before', '2026-05-21'],
    ['june 12 but better the friday before', '2026-06-05'],
    ['last friday of the month after next', '2026-05-29'],
    ['end of the month after next', '2026-05-31'],
    ['how about the final thursday of this month', '2026-03-26'],
    ['first monday next month', '2026-04-06'],
    ['05-29', '2026-05-29'],
    ['in half a year', '2026-09-04'],
    ['next to next friday', '2026-03-20'],
    ['a week later than the 24th', '2026-03-31'],
    ['two days sooner than june 9', '2026-06-07'],
    ['second to last friday of june', '2026-06-19'],
    ['the next to last day of this month', '2026-03-30'],
    ['the veterans day parade', '2026-11-11'],
    ['20260614', '2026-06-14'],
    ['we fly 22/10 and want them along', '2026-10-22'],
    ['not this friday, the one after it', '2026-03-13'],
    ['not saturday but the next', '2026-03-14'],
    ['the friday after this one', '2026-03-13'],
    ["they're expecting them in ten days' time", '2026-03-14'],
    ['gates open 6am black friday', '2026-11-27'],
    ["you told me the 22nd of may, i'll take it", '2026-05-22'],
    ['March the 20th', '2026-03-20'],
    ['on 3/20', '2026-03-20'],
    ['it is 5/8', '2026-05-08'],
    ['on 5/8 in the morning', '2026-05-08'],
    ['3/20/26', '2026-03-20'],
    ['2026-03-20', '2026-03-20'],
    ['Jan 15', '2027-01-15'],
    ['the twenty first of april', '2026-04-21'],
    ['may twenty two', '2026-05-22'],
    ['need by 4-18', '2026-04-18'],
    ['for the 15/07', '2026-07-15'],
    ['end of day friday', '2026-03-06'],
    ['friday, not monday', '2026-03-06'],
    ['june 12-14', '2026-06-12'],
    ['the 9th to the 11th of june', '2026-06-09'],
    ['20/03/2026', '2026-03-20'],
    ['3.20.26', '2026-03-20'],
    ['20. march', '2026-03-20'],
    ['march nineteenth twenty twenty six', '2026-03-19'],
    ['moved from march 20 to march 27', '2026-03-27'],
    ['Mon, 06 Apr 2026 08:30:00 -0600', '2026-04-06'],
    ['2026-07-04T09:00', '2026-07-04'],
    ['2026.04.10', '2026-04-10'],
    ['10-Apr-2026', '2026-04-10'],
    ['april 10, that is our cutoff', '2026-04-10'],
    ['jun 4 2027', '2027-06-04'],
    ['it was supposed to be april 2 but now april 9', '2026-04-09'],
    ['push it from thursday to saturday', '2026-03-07'],
    ['we are getting married on june 6', '2026-06-06'],
    ['I said thursday but make that saturday', '2026-03-07'],
    ['the play is fri may 8 but the cast wants them tuesday that week', '2026-05-05'],
    ["the play's may 9 but they need it for the run-through that wednesday", '2026-05-06'],
    ['artist swears the file friday, the fair is may 2', '2026-05-02'],
    ['carnival is may 22 and we set up before, so thursday', '2026-05-21'],
    ['market opens june 6, but load in is june 4', '2026-06-04'],
    ['school starts sept 2 but the teachers are in the 24th', '2026-08-24'],
    ['can you hold the quote until the parents vote march 20? camp begins june 1', '2026-06-01'],
    ['opening may 1. logo is with our designer and she says friday', '2026-05-01'],
    ['need them may 1. the artist can get it to you by april 3', '2026-05-01'],
    ['the new art arrives monday, we need hats by april 2', '2026-04-02'],
    ['nana turns 80 on may 9, about 30 of us', '2026-05-09'],
  ])('may be a calendar day: %s', (message, expected) => expect(day(message)).toBe(expected));

  it.each([
    ['tomorrow', '2026-03-05'],
    ['the day after tomorrow', '2026-03-06'],
    ['by friday', '2026-03-06'],
    ['next wensday', '2026-03-11'],
    ['next week thursday', '2026-03-12'],
    ['a week from friday', '2026-03-13'],
    ['friday week should do it', '2026-03-13'],
    ['a fortnight on friday', '2026-03-20'],
    ['inside of 10 days', '2026-03-14'],
    ['para el otro martes', '2026-03-10'],
    ['de este lunes en ocho', '2026-03-16'],
    ['in 2 wks', '2026-03-18'],
    ['within 10 business days', '2026-03-18'],
    ['three weeks from tomorrow', '2026-03-26'],
    ['end of the month', '2026-03-31'],
    ['end of next month', '2026-04-30'],
    ['by the 21st', '2026-03-21'],
    ['the gala is the 21st black hoodies', '2026-03-21'],
    ['the gala is the 21st 14 hoodies', '2026-03-21'],
    ['the gala is sat the 21st gold ink', '2026-03-21'],
    ['like the 3rd white design', 'skipped'],
    ['gala is nov 14 and we want em the 6th', '2026-11-06'],
    ['the meet is september 2, get them by the 28th', '2026-08-28'],
    ['the 2nd', '2026-04-02'],
    ['friday the 13th', '2026-03-13'],
    ['2nd saturday of april', '2026-04-11'],
    ['the last friday in may', '2026-05-29'],
    ['2 fridays from now', '2026-03-13'],
    ['a week on friday', '2026-03-13'],
    ['friday after next', '2026-03-13'],
    ['first of the month', '2026-04-01'],
    ['the last day of april', '2026-04-30'],
    ['end of the quarter', '2026-03-31'],
    ['within 48 hours', '2026-03-06'],
    ['in a fortnight', '2026-03-18'],
    ['this time next month', '2026-04-04'],
    ['2moro', '2026-03-05'],
    ['end of Q3', '2026-09-30'],
    ['by the end of the 4th quarter', '2026-12-31'],
    ['before the end of june', '2026-06-30'],
    ['2nd working day of next month', '2026-04-02'],
    ['last business day of may', '2026-05-29'],
    ['the first weekday of the new year', '2027-01-01'],
    ['the first of the year', '2027-01-01'],
    ['over the weekend', '2026-03-07'],
    ['by christmas lol jk, by april 9', '2026-04-09'],
    ['next weekend', '2026-03-14'],
    ['the weekend after next', '2026-03-14'],
    ['within a couple of days', '2026-03-06'],
    ['a couple of weeks from now', '2026-03-18'],
    ['thursday week please', '2026-03-12'],
    ['today week would be perfect', '2026-03-11'],
    ['by april 8. hmm april 15 is better', '2026-04-15'],
    ['we need it by april 8, the 10th would be safer', '2026-04-10'],
    ['april 8 would be better than april 15', '2026-04-08'],
    ['tomorrow week at the latest', '2026-03-12'],
    ['today, week 3 of the season starts', '2026-03-04'],
    ['the last day of 2028', '2028-12-31'],
    ['by the very end of 2027', '2027-12-31'],
    ['end of the year 2026', '2026-12-31'],
    ['the last day of may 2027', '2027-05-31'],
    ['the very last day of this year', '2026-12-31'],
    ['two weeks tomorrow', '2026-03-19'],
    ['9 days hence', '2026-03-13'],
    ['week after next on monday', '2026-03-16'],
    ['next month on the 4th', '2026-04-04'],
  ])('may be told from today: %s', (message, expected) => expect(day(message)).toBe(expected));

  it.each([
    ["mother's day", '2026-05-10'],
    ['before july 4th', '2026-07-04'],
    ['two weeks before easter', '2026-03-22'],
    ['day after thanksgiving', '2026-11-27'],
    ['for st patricks day', '2026-03-17'],
    ['black friday', '2026-11-27'],
    ["by new year's eve", '2026-12-31'],
    ['the thursday before memorial day', '2026-05-21'],
    ['the weekend after easter', '2026-04-11'],
    ['palm sunday', '2026-03-29'],
    ['the eve of memorial day', '2026-05-24'],
    ['the night before easter', '2026-04-04'],
    ['banner for our super bowl party', '2027-02-14'],
    ['our juneteenth parade', '2026-06-19'],
  ])('may have a name: %s', (message, expected) => expect(day(message)).toBe(expected));

  it.each([
    'asap',
    'sometime in june',
    'august sometime',
    'next month',
    'in 2-3 weeks',
    'this summer',
    'a few days before easter',
    'by the holidays',
    'in a month and a half',
    'as quick as you can',
    'around the end of june',
    'the week after next',
    'the sooner the better',
    'before bowling season',
    'in time for fall break',
    'a couple of weeks would be fine',
  ])('keeps the words where no day can be told: %s', (message) =>
    expect(due(message)).toMatchObject({ date: null }),
  );

  it.each([
    '3/4 sleeve shirts',
    'open 24/7',
    'the bleed is 3/8 of an inch',
    'the seam, 1/4-inch',
    'the edge is 5/8" deep',
    'the logo is 2/3 of the width',
    'the hem is 3/8 in wide',
    'the 2nd design',
    'our 1st shop on 5th street',
    'may I ask',
    'have a nice day',
    'can i pop in today',
    'hold that price until the vestry votes april 6',
    'the crest up front, and below it Founders Day May 9',
    'want our name and under that Since April 2014',
    'put Camp Lodi June 8-12 underneath the logo',
    'have the date, May 9, across the bottom',
    'logo first, then "Saturday April 18" under it',
    'the text is: Fish Fry Friday March 20',
    'texting it over tonight',
    "we'll get that to you on monday",
    'may my aunt collect it, and until what time tomorrow',
    'we are off on april 9, we should know by then',
    'the vector file comes monday',
    'our illustrator says the 19th',
    'we ordered on feb 3',
    'last friday',
    'for the christmas party',
    'our easter dinner',
    'we got married on june 6',
    'the show closes on march 31',
    'can i stop by this weekend',
    'are you around this weekend',
    'the sunday before last',
    'firmware 2026.1.99',
    'a solid 9/10 would recommend',
    'have a great weekend',
    'bless you sir, have a good week',
    'ok see yall on thursday',
    'weekend warriors 5k',
    'aprons for the weekend crew',
    'are you open saturday?',
    '50 shirts',
    'february 30',
    'how are you today',
    'happy friday',
    'we were founded on july 9',
    'my birthday is october 8',
    'it was supposed to come on tuesday',
    'my order from january 20',
    'cyber monday is always our busiest day',
    'taco tuesday tees',
    'every other thursday',
    'we wear them each monday, thursday and saturday',
    'the bus runs every tuesday or friday',
    'mon-fri',
    'tees that say june 9',
    'it will rain on saturday',
    'think the creek is gonna flood before the weekend',
    'will the pond freeze by friday',
    'a quote by thursday please',
    'if I pay on monday',
    'the guys will call on monday',
    'we are on 3rd and grand',
    'this may work',
    'I will send the art tonight',
    'our band is called the friday fools',
    'do you take calls on sunday evenings',
    'you had a sale on labor day',
    'we can drop the aprons off monday',
    'dropping off thursday after work',
    '4 vans now and 4 in the fall',
    'you are the third, two shops said no',
    'tees that say no fear, tomorrow we fly',
    'who do you like in the match on sunday',
    'halloween in august bash',
    'an easter in may egg hunt',
    'halfway to christmas tees',
    'my nephew turned 12 on 6/1',
    'how soon are they done if i get you the logo tonight',
    'can have the roster to you by monday',
    'when could we get them if i say yes tomorrow',
    'how soon if we give you the green light on friday',
    'we will hear the final count on the 18th',
    'the council votes april 6 on it',
    'sign-ups close april 20',
    'out of town april 6-10',
    'are you 20% off till april 1',
    'would it help if we hold off until june',
    'can i come see the fabric friday',
    'my appointment with the bank is tuesday',
    'our designer gets back on the 19th',
    'the deposit clears thursday',
    'how long if the layout is approved by friday',
    'please text me back asap',
    'have somebody call me as soon as you can',
    'order 20260914 is missing',
    '18/8 steel bottles',
    '30/1 ring spun tees',
    'when do your doors open on friday',
    'not this friday',
    'a sun-bleached look',
    'my third friday off in a row',
    "she may be in june's chair",
  ])('is not made up: %s', (message) => expect(due(message)).toBe('skipped'));

  it('keeps the words of the visitor', () => {
    expect(due('50 shirts by the 21st please')).toEqual({ text: 'the 21st', date: '2026-03-21' });
  });

  it('takes the deadline of two dates, and the corrected one', () => {
    expect(day('the event is june 20, need them by june 12')).toBe('2026-06-12');
    expect(day('june 12, no, make that june 19')).toBe('2026-06-19');
    expect(due('the race is may 9 so we need them late april')).toMatchObject({ date: null });
  });

  it.each([
    ['prom is may 9 so may 5', '2026-05-05'],
    ['the parade is 5/25, so the 22nd at the latest', '2026-05-22'],
    ['show on june 2, have them here by the 28th', '2026-05-28'],
    ['we leave for denver april 30, need 12 tees before then, like the 27th', '2026-04-27'],
    ['reno on 6/12, the 9th latest', '2026-06-09'],
    ['we fly out may 8 so may 6 would be ideal', '2026-05-06'],
    ['grandma turns 80 on june 20, we want caps by the 17th', '2026-06-17'],
    ['june 12, no, the 19th', '2026-06-19'],
    ['board meets april 2, need the tees by the 20th', '2026-03-20'],
    ['the draft was due feb 2, now by the 20th', '2026-03-20'],
    ['meet is saturday so friday', '2026-03-06'],
    ['rodeo is june 13, tees the wednesday before please', '2026-06-10'],
    ['the market runs may 1 to may 9, banner please', '2026-05-01'],
    ['changed from may 1 to may 9', '2026-05-09'],
    ['need it before i get back friday', '2026-03-06'],
    ['we are back in business, hats by may 4', '2026-05-04'],
    ['could you have the design done by april 3', '2026-04-03'],
    ['i can have the file tonight, need shirts by may 2', '2026-05-02'],
  ])('takes the day that is reckoned from another: %s', (message, date) => {
    expect(day(message)).toBe(date);
  });

  it('may be told by its distance to another date', () => {
    expect(due('the race is may 9 and we need 90 tees a week before')).toEqual({
      text: 'a week before',
      date: '2026-05-02',
    });
    expect(day('open house june 20, have them here 2 days early')).toBe('2026-06-18');
  });

  it.each([
    ['wait is the 13th a friday? then the 12th', '2026-03-12'],
    ['is may 10 mothers day? then by may 8', '2026-05-08'],
    ["isn't the 25th a wednesday, so the 24th please", '2026-03-24'],
    ['is friday the 20th ok', '2026-03-20'],
  ])('is not the day that is looked up in the calendar: %s', (message, date) => {
    expect(day(message)).toBe(date);
  });

  it.each([
    '40 tees for the Winter Jam',
    'jerseys for fall softball',
    'hats for our Thursday night league',
    'shirts for the Harvest Run and May Fest',
    '25 tees for the March for Babies',
    '30 shirts for the Saturday Morning Striders',
    'the cafe on Third',
    "Nell's Deli at Fifth wants 30 aprons",
  ])('is none within a name: %s', (message) => expect(day(message)).toBe('skipped'));

  it.each([
    ['20 hats for Friday', '2026-03-06'],
    ['need em Saturday Doors open then', '2026-03-07'],
    ['shirts for the friday night game', '2026-03-06'],
    ['Tees for May. Thanks', null],
    ['hats for summer black and white', null],
    ['polos for the fall season', null],
  ])('is one beside a name: %s', (message, expected) => expect(day(message)).toBe(expected));

  it.each(['what if i drop the truck off on monday', 'can we bring the van in thursday'])(
    'is not the day on which a vehicle comes in: %s',
    (message) => {
      expect(due(message)).toBe('skipped');
    },
  );

  it.each(['does it crack in the sun', 'is it ok in full sun', 'left it out in the hot sun'])(
    'is not the weather: %s',
    (message) => {
      expect(due(message)).toBe('skipped');
    },
  );

  it.each([
    ['its june 6 now, not 8', 'not 8'],
    ['may 21 rather than 19', 'rather than 19'],
    ['the gala is 6/4 instead of 3', 'instead of 3'],
  ])('takes the old day of a corrected date from other readers: %s', (message, old) => {
    const spans = findDays(contextFor(message)).map(({ span }) => message.slice(span.start, span.end));
    expect(spans).toContain(old);
    expect(due(message)).not.toMatchObject({ text: old });
  });

  it('leaves no figure of any date to other readers', () => {
    const spans = (message: string) =>
      findDays(contextFor(message)).map(({ span }) => message.slice(span.start, span.end));
    expect(spans('we ordered on feb 2, now 30 more by the 20th')).toEqual(['feb 2', 'the 20th']);
    expect(spans('5/6 of them in red, 1/4 of the caps in blue')).toEqual([]);
  });

  it('may be a bare answer where one was asked for', () => {
    expect(day('2 weeks', 'dueDate')).toBe('2026-03-18');
    expect(day('the 15th', 'dueDate')).toBe('2026-03-15');
    expect(due('no rush', 'dueDate')).toEqual({ text: 'no rush', date: null });
    expect(due('Lou Ames, 816-555-0144. no hurry though', 'dueDate')).toEqual({
      text: 'no hurry though',
      date: null,
    });
    expect(due('2 weeks')).toBe('skipped');
    expect(day('on 15', 'dueDate')).toBe('2026-03-15');
    expect(day('couple weeks', 'dueDate')).toBe('2026-03-18');
    expect(due('few weeks', 'dueDate')).toMatchObject({ date: null });
    expect(due('october', 'dueDate')).toEqual({ text: 'october', date: null });
    expect(due('50', 'dueDate')).toBe('skipped');
    expect(due('12 by 18', 'dueDate')).toBe('skipped');
    expect(due('about 4 by 8 feet', 'dueDate')).toBe('skipped');
    expect(day('by 4/8', 'dueDate')).toBe('2026-04-08');
  });

  it('never lies in the past and is always a day of the calendar', () => {
    const words = fc.constantFrom(
      'june',
      'the',
      '21st',
      'next',
      'friday',
      'in',
      '3',
      'weeks',
      'before',
      'easter',
      'end of',
      'month',
      '2/30',
      '13/1',
      'on',
      'of',
      'second',
      'may',
    );
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 8 }), days, (said, today) => {
        const iso = today.toISOString().slice(0, 10);
        const value = due(said.join(' '), null, iso);
        if (typeof value === 'string' || value.date === null) return;
        expect(new Date(value.date).toISOString().slice(0, 10)).toBe(value.date);
        expect(value.date >= iso).toBe(true);
      }),
    );
  });

  it.each([
    ["that's it for today, bye", undefined],
    ['the clip is cut in 16/9', undefined],
    ['ask my girl friday', undefined],
    ['we have done this for over 30 years', undefined],
    ['will the wrap come off clean in 2 years', undefined],
    ['we are all set for tonight', undefined],
    ["we won't be ordering anything today", undefined],
    ['not ready to commit to an order this week', undefined],
    ['not 40, send them today', '2026-03-04'],
    ['ok thats all i needed for today', undefined],
    ['12 caps and that is all, need it today', '2026-03-04'],
    ['we need enough for 30 guests today', '2026-03-04'],
    ['We reopen June 5. The banner must be up three days sooner, it is 3 by 6.', '2026-06-02'],
    ['gala is may 9, caps two weeks ahead please', '2026-04-25'],
    ['our launch is june 1, need the signs a few days earlier', null],
    ['the fair is june 6 and the banner goes up the weekend before', '2026-05-30'],
    ['can you do june 5 or a week earlier?', '2026-06-05'],
    ['were hosting a cookoff on may 2 an want aprons', '2026-05-02'],
    ['we are having a yard sale on april 11, need a banner', '2026-04-11'],
  ])('is what the goods are needed for: %s', (message, expected) => {
    const value = due(message);
    expect(typeof value === 'string' ? undefined : value.date).toBe(expected);
  });

  it.each([
    'our colors changed in april',
    'the bakery grew this year',
    'its ace from the shop on 5th',
    'they moved us here in january',
    'hired eight people this month',
    'the season ended in november',
    'I spoke with otto on friday',
    "it's wednesday already",
    'we are free saturday',
    'my cell is dead till sunday',
    'i have rehearsal on the 12th',
    'send me a text, or let me know by monday',
    'email me before friday with a price',
    'they vote on it thursday',
    'i turn 50 in june',
    'the first was too small',
    'caps, three new drivers start friday',
    'we are hiring two cooks next week and want aprons',
    'payday is friday',
    'we are at 30 caps as of today',
    'the exact head count comes tuesday',
    "we'll know the sizes by the 12th",
    'mugs, artwork coming thursday',
    "file won't be ready until monday",
    'front: Lake Days, july 3 to 5',
    'back reads WORLD TOUR, may 2 omaha, may 9 tulsa',
    'put june 13 on the sleeve',
    'the date to print is 6/13/26',
    'are you busier before football season',
    'we always order before the season',
    'i go on vacation the 12th',
    'how long does it take? two weeks.',
    'will you guys be at the expo this weekend',
  ])('is none that is gone by, or of something else: %s', (message) => expect(due(message)).toBe('skipped'));

  it.each([
    ['they moved the gala to june 6', '2026-06-06'],
    ['we booked the tent for june 6', '2026-06-06'],
    ['our bowling night got rescheduled to saturday', '2026-03-07'],
    ['i promised my boss friday', '2026-03-06'],
    ['we have a show saturday', '2026-03-07'],
    ['our logo changed and we need caps by april 2', '2026-04-02'],
    ['text me if you can have it by friday', '2026-03-06'],
    ['i want my van wrapped on friday', '2026-03-06'],
    ['we got a meet in three weeks', '2026-03-25'],
  ])('may follow something past: %s', (message, expected) => expect(day(message)).toBe(expected));

  it.each(['the first amount was right', 'on second thought, the original'])(
    'is no order of things, where a day was asked for: %s',
    (message) => expect(due(message, 'dueDate')).toBe('skipped'),
  );
});

describe('a day by way of another', () => {
  it.each([
    ['it must reach us on the 9th of june', '2026-06-09'],
    ['the boxes need to reach my office on the 2nd of may', '2026-05-02'],
    ['two weeks from yesterday', '2026-03-17'],
    ['ten days from the day before yesterday', '2026-03-12'],
    ['we said may 2 but they moved it to may 9', '2026-05-09'],
    ['originally june 6 but pushed to june 13', '2026-06-13'],
    ["used to be june 1, it's june 15 now", '2026-06-15'],
    ["a month's time would do", '2026-04-04'],
    ["3 days' time is fine", '2026-03-07'],
    ['the final monday in the year', '2026-12-28'],
    ['thanksgiving next year', '2027-11-25'],
    ['we have until 15th Jun', '2026-06-15'],
    ['august 9th next year is when we need it', '2027-08-09'],
    ['can we pick it up 4.22?', '2026-04-22'],
    ['last saturday of next year', '2027-12-25'],
    ['the second sunday of the new year', '2027-01-10'],
    ['friday is too early, the day after is fine', '2026-03-07'],
    ['not tomorrow, the day after', '2026-03-06'],
    ['monday is too soon, a week after that works', '2026-03-16'],
    ["tomorrow won't work but the day after does", '2026-03-06'],
    ['the run is may 16, we want them two full weeks before that', '2026-05-02'],
    ['in three full weeks', '2026-03-25'],
    ['the picnic is may 9. signs by the wednesday prior', '2026-05-06'],
    ['the meet is june 6, drop them here the tuesday ahead of it', '2026-06-02'],
    ['the luau is may 15, the thursday leading up to it please', '2026-05-14'],
    ['her wedding is june 20 but the shower is may 30 so thats when i need the totes', '2026-05-30'],
    ['prom is april 25, pictures are the 18th and that is when we need it', '2026-04-18'],
    ['graduation is may 22. the party is the 24th so thats what i need them for', '2026-05-24'],
    ['the truck comes in the 12th. id like it lettered 3 weeks from today', '2026-03-25'],
    ['the bakery opens may 1. decals up a couple days before the doors open', '2026-04-29'],
    ['the meet is fri 4/24 but the bus leaves the night before', '2026-04-23'],
    ["the game's the 18th of April, the banquet's the 17th, they're for the banquet", '2026-04-17'],
    ['the play is in ten weeks. tees two weeks out from that', '2026-04-29'],
    ['the fair is the 20th through the 22nd of this month', '2026-03-20'],
    ['we fly out april 9 so i need to pick them up the 8th', '2026-04-08'],
    ['june 1st is kickoff. a full week ahead, may 25... no, may 22', '2026-05-22'],
  ])('is told: %s', (message, expected) => expect(day(message)).toBe(expected));

  it.each([
    'release 6.1.27 of the app',
    'v 3.11.25 broke the plugin',
    'android 9.4.26 keeps freezing',
    'it is in section 3-14-26 of the code',
    "two weeks' notice was given",
    "it's tuesday now",
    'can you reach me on the 9th',
    'the day after my birthday',
    'got any cyber monday discounts',
    'is there easter pricing?',
    'could we pay half in april and half after june 1',
    'our fiscal year ends june 30',
    'the new van gets delivered the 19th',
    'before the second game',
    '20 caps now and maybe another 10 next month',
    'my niece autumn is fine with green',
    'may is busy for us',
    'it does not have to be the 9th',
    'ship it to 3/14 Alder Road',
    'the church is at 8/20 Elm Terrace',
    'our unit is 5/12',
    'a 7/16 socket',
    '4/10 voters want it',
    'we lost 6/9 in the finals',
    'the score was 6/2 6/4',
    'boys 10/12',
    'the vote was 7/3 in favor',
    'sku 10-11-27',
    'the bakery is located on 6th',
    '2nd works better',
    'po 10-22-19 is attached',
    'does memorial day delay things',
    'row 4/11',
  ])('is none where none is meant: %s', (message) => expect(due(message)).toBe('skipped'));

  it('reads figures with dots where they are no version', () =>
    expect(day('need it by 3.20.26')).toBe('2026-03-20'));

  it.each([
    ['the gala is 5.16.26, drop off the 14th', '2026-05-14'],
    ['opens 6-22-26 so the 20th', '2026-06-20'],
  ])('and tells the month of the day behind them: %s', (message, expected) =>
    expect(day(message)).toBe(expected),
  );

  it.each([
    ['thursdays good', '2026-03-05'],
    ['mondays ok', '2026-03-09'],
    ['thursdays work best', 'skipped'],
  ])('hears a weekday that is so without its mark: %s', (message, expected) =>
    expect(day(message, 'dueDate')).toBe(expected),
  );
});

describe('a day put right', () => {
  it.each([
    ['the 20th, wait, 21st', '2026-03-21'],
    ['june 3... no wait, 4', '2026-06-04'],
    ['6/9, no sorry 7/8', '2026-07-08'],
    ['5/21 no wait 5/20, the 23rd is the actual parade', '2026-05-20'],
    ['may 4th. i mean 5th', '2026-05-05'],
    ['ditch the 9th, use the 10th', '2026-03-10'],
    ['the 6th or better the 5th', '2026-03-05'],
    ['march 20, 40 caps, no, 27', '2026-03-20'],
    ["not the 9th of may anymore, it's the 16th", '2026-05-16'],
    ['they moved it from june 6 to the 13th', '2026-06-13'],
    ['it was april 28 but now its the 5th', '2026-05-05'],
  ])('is the one said last: %s', (message, expected) => expect(day(message)).toBe(expected));

  it('is told without what puts it right', () =>
    expect(due('the 20th, wait, 21st')).toEqual({ text: '21st', date: '2026-03-21' }));

  it.each([
    ['monday 3/16', '2026-03-16'],
    ['friday 4-17 works', '2026-04-17'],
    ['two weeks and three days from now', '2026-03-21'],
    ['close of the month', '2026-03-31'],
    ['monday of the week of april 20', '2026-04-20'],
    ['friday fortnight', '2026-03-20'],
    ['the 3rd friday works', '2026-03-20'],
    ['nxt fri', '2026-03-13'],
    ['tomorrow in two weeks', '2026-03-19'],
    ['pi day', '2026-03-14'],
    ['bastille day', '2026-07-14'],
  ])('is told in full: %s', (message, expected) => expect(day(message)).toBe(expected));

  it.each([
    'rated 7/10',
    'step 3/5',
    'the glass is 3/4 full',
    'do you close in december',
    'wed the love of my life',
    "it's monday again",
    'saturday night fever',
    'forget about it',
    '20 caps, no, 27',
  ])('is none: %s', (message) => expect(due(message)).toBe('skipped'));
});

describe('the answer to when', () => {
  it.each([
    ['sometime before branding', 'before branding'],
    ['lambing. so before that', 'lambing. so before that'],
    ['once the ice is off the lake', 'once the ice is off the lake'],
    ['football season', 'football season'],
  ])('may be a time whose day is not told: %s', (message, text) =>
    expect(due(message, 'dueDate')).toEqual({ text, date: null }),
  );

  it('is not the day that is closed', () =>
    expect(day('we are closed that monday so the wednesday, the 15th', 'dueDate')).toBe('2026-04-15'));

  it.each(['by email is fine', 'before i decide what do they cost', 'when do you close', 'by myself'])(
    'is none: %s',
    (message) => expect(due(message, 'dueDate')).toBe('skipped'),
  );
});

describe('a day in place of another', () => {
  it.each([
    ['we had figured the 19th but the hall says its the 26th. 12 aprons', '2026-03-26'],
    ['I told my boss the 11th, turns out it is the 18th', '2026-03-18'],
    ['the parade was may 2 now its the 9th, 30 caps', '2026-05-09'],
    ['originally june 6. The club now wants june 13', '2026-06-13'],
    ['la fiesta se cambió del 4 de abril al 11 de abril', '2026-04-11'],
    ['no el 16, el 18', '2026-03-18'],
    ['told you may 20 before but can we move it to the 13th', '2026-05-13'],
    ['need it by the time the truck gets here on the 24th', '2026-03-24'],
  ])('holds: %s', (message, expected) => expect(day(message)).toBe(expected));

  it('leaves the one that was told where only the day of the event follows', () =>
    expect(day('we told everyone the 20th for pickup but the race is the 28th')).toBe('2026-03-20'));
});

describe('a day by its figure', () => {
  it.each([
    ['we open may 8, sign must be hung the 5', '2026-05-05'],
    ['The gala is April 18. Have it all done on the 15.', '2026-04-15'],
    ['para el próximo viernes 20, 12 gorras', '2026-03-20'],
    ['12 gorras antes de que se acabe el mes', '2026-03-31'],
    ['fireworks stand tees for the 4th', '2026-07-04'],
    ['the wreaths hang from the first sunday of advent', '2026-11-29'],
    ['mondays the latest', '2026-03-09'],
    ['the friday before spring cleanup, so the 27th', '2026-03-27'],
    ["a father's day present, one mug", '2026-06-21'],
  ])('%s', (message, expected) => expect(day(message)).toBe(expected));

  it('is told by until when it is not', () => {
    expect(due('not till june, 20 aprons')).toEqual({ text: 'till june', date: null });
    expect(day('30 pens too, those are not till may 8')).toBe('2026-05-08');
    expect(day('not for another two months', 'dueDate')).toBe('2026-05-04');
  });

  it('is not known before an event whose day nobody told', () => {
    expect(day('need them the thursday before homecoming')).toBeNull();
    expect(day('need them the thursday before memorial day')).toBe('2026-05-21');
  });

  it.each([
    'put "since June 2, 1987" on the back of 10 tees',
    'thursday night golfers, 12 polos',
    'Will you have the estimate for us by monday?',
    'we are a first friday gallery, 20 totes',
    'call me after 4 tomorrow',
    'my nephew draws, he is wrapping it up this weekend',
    'I dropped a sample cap with the young man at your counter on monday',
    '30 pens, may need another 30 in june',
    'which holidays are you closed? memorial day?',
    'god bless, have a good day',
    'thanks, hope to hear back from someone today',
    'talking it over with the vestry on tuesday',
    'we vote on it at the meeting thursday',
  ])('is none: %s', (message) => expect(due(message)).toBe('skipped'));
});
