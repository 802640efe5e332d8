import { describe, expect, it } from 'vitest';
import { contextFor, outcome, shop } from '../../testing/shop.ts';
import { findServices, readService } from './service.ts';

const service = (message: string) => outcome(readService(contextFor(message)));

describe('the service', () => {
  it.each([
    ['50 t-shirts', 'hats-and-t-shirts'],
    ['my brother said you did his yard signs, do you make hats', 'hats-and-t-shirts'],
    ['my cousin says you did her food trailer, mine is 7x14', 'car-wraps'],
    ['the logo on our site is out of date, use the svg. 30 polos', 'embroidery'],
    ['20 polos, badge logo on the left chest', 'embroidery'],
    ['giveaways for the dive club, flag on them in red', 'promo-products'],
    ['i want make letter for the window of my bakery', 'signs-and-banners'],
    ['want put the name in glass of my shop', 'signs-and-banners'],
    ['need our opening hours on the clinic door', 'signs-and-banners'],
    ['sticker letters for the restaurant window', 'signs-and-banners'],
    ['letras para el vidrio de mi negocio', 'signs-and-banners'],
    ['lettering for the back glass of our Silverado', 'car-wraps'],
    ['hacen rotulos para trocas', 'car-wraps'],
    ['hacen rotulos para troca', 'car-wraps'],
    ['two signs for truck parking', 'signs-and-banners'],
    ['60 beer mugs with our name on the glass', 'promo-products'],
    ['no parking signs for trucks only', 'signs-and-banners'],
    ['our website is from 2011', 'websites-and-ai'],
    ['our site is great, just 30 polos', 'embroidery'],
    ['the website has the logo, 30 mugs', 'promo-products'],
    ['frosted glass with our name for an office', 'signs-and-banners'],
    ['12 polos, right chest badge, flag on the sleeve', 'embroidery'],
    ['250 badges', 'promo-products'],
    ['our logo on a flash drive, 100 of them', 'promo-products'],
    ['40 caps, I can drop off a flash drive', 'hats-and-t-shirts'],
    ['decals for our backhoe', 'car-wraps'],
    ['graphics on a 2017 Savana', 'car-wraps'],
    ['I drive a chevy express 2500 and want the name and phone on it', 'car-wraps'],
    ['vinyl letters that say Chevy Camaro', 'signs-and-banners'],
    ['250 keychains so we can fill bags', 'promo-products'],
    ['we rent backhoes, 20 caps please', 'hats-and-t-shirts'],
    ['hang tags for a clothing line', 'promo-products'],
    ['a wrap for our cornhole boards', 'signs-and-banners'],
    ['40 realtor riders that say SOLD', 'signs-and-banners'],
    ['we still have no sign by the road', 'signs-and-banners'],
    ['we want our signs out three weeks early', 'signs-and-banners'],
    ['our taco truck needs 300 stickers', 'promo-products'],
    ['stickers for our ice cream van, about 150', 'promo-products'],
    ['stickers for my f 150', 'car-wraps'],
    ['4 stickers for the truck doors', 'car-wraps'],
    ['menu board wrap for the side of our trailer', 'car-wraps'],
    ['menu board for our taco truck', 'signs-and-banners'],
    ['eight ambulances need lettering', 'car-wraps'],
    ['need a website and lettering on the van, not sure what it costs', 'websites-and-ai'],
    ['our taco truck needs magnets for the doors', 'car-wraps'],
    ['80 grease rags with our name', 'promo-products'],
    ['the club website has been down for weeks', 'websites-and-ai'],
    ['a tee in white ink, print on the back', 'hats-and-t-shirts'],
    ['we pour candles and want tote bags', 'promo-products'],
    ['we sell mugs and need 30 aprons', 'embroidery'],
    ['60 pins for the fair', 'promo-products'],
    ['pin the sizes on 30 tees', 'hats-and-t-shirts'],
    ['sew the crew names on 12 work jackets', 'embroidery'],
    ['do you sew logos on t shirts', 'embroidery'],
    ['our sewing club wants 20 t shirts', 'hats-and-t-shirts'],
    ['is hosting extra', 'websites-and-ai'],
    ['the church is hosting a run, 40 tees', 'hats-and-t-shirts'],
    ['them squeezy things for beer cans', 'promo-products'],
    ['those pull up things at trade shows', 'signs-and-banners'],
    ['little plastic lawn thingies', 'signs-and-banners'],
    ['i have bakery and want letter in the window', 'signs-and-banners'],
    ['please write our phone on the glass of the front door', 'signs-and-banners'],
    ['the logo on the back window of the store truck', 'car-wraps'],
    ['our website is from 2008, do you make new ones', 'websites-and-ai'],
    ['a logo file from our banner guy for 20 hoodies', 'screen-printing'],
    ['my banner guy quit', 'signs-and-banners'],
    ['magnets for the doors of our Sprinter', 'car-wraps'],
    ['I drive a white van and want a set of magnets for both sides', 'car-wraps'],
    ['I have a van and want 300 magnets for our customers', 'promo-products'],
    ['a sign for our delivery van', 'car-wraps'],
    ['a sign for the truck stop', 'signs-and-banners'],
    ['flames over the hood of a corvette', 'car-wraps'],
    ['12 safety vests with our name on the back', 'screen-printing'],
    ['30 gas station shirts, red thread', 'embroidery'],
    ['60 mugs with our crest and a flag', 'promo-products'],
    ['60 sleeves of balls for the outing', 'promo-products'],
    ['the Wingers need jerseys', 'screen-printing'],
    ['the Drumlin Stingers need jerseys', 'screen-printing'],
    ['we run a kennel and our website is ten years old', 'websites-and-ai'],
    ['no embroidery on the vests, only print', 'screen-printing'],
    ['letter our 18 ft jon boat', 'car-wraps'],
    ['our hours on the salon window', 'signs-and-banners'],
    ['30 tuques with a patch on the fold', 'hats-and-t-shirts'],
    ['80 potholders with our crab on them', 'promo-products'],
    ['name and number on a hearse', 'car-wraps'],
    ['40 mugs by the 9th, the bus leaves then', 'promo-products'],
    ['snapbacks for my crew', 'hats-and-t-shirts'],
    ['here is a photo of the old banner. please make one like it', 'signs-and-banners'],
    ['unit 12, not suite 12. 80 decals for our hard hats', 'signs-and-banners'],
    ['60 buttons to put on caps', 'promo-products'],
    ['40 tees for our merch booth', 'hats-and-t-shirts'],
    ['a table cover for the merch table', 'signs-and-banners'],
    ['the polos have to be on the truck to Tulsa by 6', 'embroidery'],
    ['can our phone number be on the truck by friday', 'car-wraps'],
    ['get our name on the van to advertise', 'car-wraps'],
    ['silk screen 100 tees', 'screen-printing'],
    ['black hoodies', 'screen-printing'],
    ['embroidered hats', 'embroidery'],
    ['36 fleeces minus the embroidery, print them', 'screen-printing'],
    ['golf shirts, no thread just ink', 'screen-printing'],
    ['vests stitched in front, no embroidery on the back, printed there', 'embroidery'],
    ['polos with no embroidery', 'embroidery'],
    ['emboridery on jackets', 'embroidery'],
    ['25 yard signs', 'signs-and-banners'],
    ['a baner for the fair', 'signs-and-banners'],
    ['wrap our delivery van', 'car-wraps'],
    ['aside from the yard signs we want 60 mugs', 'promo-products'],
    ['caps along with the banners', 'hats-and-t-shirts'],
    ['will the art wrap all around the tumbler', 'promo-products'],
    ['full wrap on pint glasses', 'promo-products'],
    ['our number on both doors and the tailgate', 'car-wraps'],
    ['hats for our tailgate party', 'hats-and-t-shirts'],
    ['shirts, left sleeve flag', 'hats-and-t-shirts'],
    ['aprons for a bus full of cooks', 'embroidery'],
    ['stripes on the trunk of a camaro', 'car-wraps'],
    ['30 tees, print wrapped around the side', 'hats-and-t-shirts'],
    ['a wrap around print on 60 mugs', 'promo-products'],
    ['vinyl lettering on my truck', 'car-wraps'],
    ['a new website', 'websites-and-ai'],
    ['koozies and pens', 'promo-products'],
    ['puff print on crewnecks', 'screen-printing'],
    ['a table runner and pull up banners', 'signs-and-banners'],
    ['60 teeshirts', 'hats-and-t-shirts'],
    ['golf carts to letter', 'car-wraps'],
    ['put decals on both pickups', 'car-wraps'],
    ['an ai receptionist', 'websites-and-ai'],
    ['labels for our jars', 'promo-products'],
    ['24 caps emboridered', 'embroidery'],
    ['30 work vests printed on the back', 'screen-printing'],
    ['rain jackets with a 1 color print', 'screen-printing'],
    ['reflective vests, 40', 'embroidery'],
    ['vests, stitched logo, printed tag', 'embroidery'],
    ['18 jumpers for the darts club', 'screen-printing'],
    ['18 jumpers, crest sewn on', 'embroidery'],
    ['directional arrows for an open house', 'signs-and-banners'],
    ['my website is embarrassing, can you help', 'websites-and-ai'],
    ['thinking about a website but maybe just stickers first', 'promo-products'],
    ['we want a wrap eventually but for now just 12 hats', 'hats-and-t-shirts'],
    ['just signs please', 'signs-and-banners'],
    ['we have a site and need 40 hats', 'hats-and-t-shirts'],
    ['we got a website but need it redone', 'websites-and-ai'],
    ['thinking hats but only if they are under 10 each', 'hats-and-t-shirts'],
    ['my truck is parked outside, need 60 stickers', 'promo-products'],
  ])('is read from the words for it: %s', (message, expected) => expect(service(message)).toBe(expected));

  it('is found by every word of the shipped facts', () => {
    const missed = shop.services.flatMap(({ slug, words }) =>
      words.filter(
        (word) => !findServices(contextFor(`need 50 ${word} for us`)).some((found) => found.slug === slug),
      ),
    );
    expect(missed).toEqual([]);
  });

  it('is not the one ruled out', () => {
    expect(service('the hats can wait till fall, right now I want 2 banners')).toBe('signs-and-banners');
    expect(service('the hats can wait till fall')).toBe('hats-and-t-shirts');
    expect(service('call me about 4 pickup saturday')).toBe('skipped');
    expect(service('not embroidery, screen printing')).toBe('screen-printing');
    expect(service('hats instead of mugs')).toBe('hats-and-t-shirts');
    expect(service('no banners please')).toBe('skipped');
    expect(service('she carried the box out to my car')).toBe('skipped');
    expect(service('I have to sign out by 5')).toBe('skipped');
    expect(service("sorry, I'm in the truck so this is dictated, need 30 lanyards")).toBe('promo-products');
    expect(service("I'm driving my van right now, 24 beanies")).toBe('hats-and-t-shirts');
    expect(service("I'm in the van that needs a wrap")).toBe('car-wraps');
    expect(service('got a new site starting monday, 40 beanies')).toBe('hats-and-t-shirts');
    expect(service('a logo for a coffee cart called Bean There')).toBe('skipped');
    expect(service('4 sleeper cabs that need dot numbers')).toBe('car-wraps');
    expect(service('we do not want the banner anymore')).toBe('skipped');
    expect(service('decided against the wrap, pens please')).toBe('promo-products');
    expect(service('ditch the lanyards, hats it is')).toBe('hats-and-t-shirts');
    expect(service('the pastor said no to mugs, 40 caps')).toBe('hats-and-t-shirts');
    expect(service('banners got voted down, 50 pens')).toBe('promo-products');
    expect(service('are the caps out of stock')).toBe('hats-and-t-shirts');
    expect(service('are you the guys who did the mural by the bank')).toBe('skipped');
    expect(service('we are at 220 Banner Road')).toBe('skipped');
    expect(service('take the photo off our old website')).toBe('skipped');
    expect(service('my son drew it on a paper bag')).toBe('skipped');
    expect(service('could your artist sketch a trailer on it')).toBe('skipped');
    expect(service('a silhouette of a mug on 40 tees')).toBe('hats-and-t-shirts');
    expect(service('a fox drawn on notebook paper')).toBe('skipped');
    expect(service('grandpa sketched a fox in colored pencil')).toBe('skipped');
    expect(service('my sketch is done, now 100 pencils')).toBe('promo-products');
    expect(service('no not the Sam with the mugs')).toBe('skipped');
    expect(service('cap is 2,500 all in')).toBe('skipped');
    expect(service('uniform committee said navy')).toBe('skipped');
    expect(service('jumper cables')).toBe('skipped');
    expect(service('by june 3 so they can go in the gift bags')).toBe('skipped');
    expect(service('the crew wears them under hoodies')).toBe('skipped');
    expect(service('they hang next to the banners at our booth')).toBe('skipped');
    expect(service('it has to go with our hats')).toBe('skipped');
    expect(service('we will go with the hats')).toBe('hats-and-t-shirts');
    expect(service('the mascot is a badger')).toBe('skipped');
  });

  it.each([
    ['our clothing brand wants 40 hoodies', 'screen-printing'],
    ['merch for the band, mostly beanies', 'hats-and-t-shirts'],
    ['vinyl stickers', 'promo-products'],
    ['leather patch caps', 'hats-and-t-shirts'],
    ['helmet and hat stickers', 'promo-products'],
    ['I run a food truck and want aprons', 'embroidery'],
    ['tees for our van club', 'hats-and-t-shirts'],
    ['decals for our van', 'car-wraps'],
    ['print our website on some pens', 'promo-products'],
    ['we already have a website but want yard signs', 'signs-and-banners'],
    ['I run a food truck and want it wrapped', 'car-wraps'],
    ['make our website better', 'websites-and-ai'],
    ['I own a mug store and want 50 polos', 'embroidery'],
    ['our embroidery business needs a banner', 'signs-and-banners'],
    ['a sign for the hat shop', 'signs-and-banners'],
    ['aprons matching our coffee mugs', 'embroidery'],
    ['shirts for my sticker company', 'hats-and-t-shirts'],
    ['our crappy site needs a redo', 'websites-and-ai'],
    ['letter the white pickup', 'car-wraps'],
    ['24 safety vests, one color imprint on the back', 'screen-printing'],
    ['uniforms for three teams, each player gets a number', 'screen-printing'],
    ['uniforms for our housekeepers', 'embroidery'],
    ['we need 90 fans for the funeral', 'promo-products'],
    ['a bigger sign out front', 'signs-and-banners'],
    ['our pontoon is 22 ft, i want it wrapped', 'car-wraps'],
    ['caps for 60 campers', 'hats-and-t-shirts'],
    ['wrap our camper', 'car-wraps'],
    ['40 badges for the volunteers', 'promo-products'],
    ['add an ai assistant to our site', 'websites-and-ai'],
  ])('is what is to be made, not the setting: %s', (message, expected) =>
    expect(service(message)).toBe(expected),
  );

  it('is the later one of a change of mind', () => {
    expect(service('mugs, actually banners')).toBe('signs-and-banners');
    expect(service('mugs, actually pens and banners')).toBe('promo-products');
    expect(service('swap the banner for mugs')).toBe('promo-products');
  });

  it.each([
    'where do I sign up',
    'the bus picks us up at 6',
    'same day as the aprons',
    'back has the boat name',
    'I saw it on your website',
    'let us wrap this up',
    'a cap on my budget',
    'we went to the world cup',
    'a sign of trust',
    'our website is oakhill.example',
    'are you a bot',
    'is this one of those ai bots',
    'are you an actual person or one of these ai assistants',
    'the campers get here on the 5th',
    'sign us up',
    'a shade lighter please',
    'the banner in your window says half off',
    '60 fans came to the game',
    'not there, that is where we clip our badges',
    'hate this dumb site',
    'found you guys through your site',
    'your lousy chatbot is no help',
    'can we move the pickup to monday',
    'we are hosting a picnic',
    'is pickup free',
    'all caps please',
    'Bonner Springs',
    '300 business cards',
    'is there room to park a box truck',
    'the green on your homepage is loud',
    'been around long? the sign says since 1998',
    'can I get a 20 foot trailer into your lot',
    'that is more than my first truck',
    'what tires does my van take',
    'the engine light on our truck is on',
    'our trailer is parked out front, which door',
    'clear coat or no clear coat',
    'flyers and menus',
    'hello',
    'one more thing, when does your window for pickup end',
    'is there room to park a 30 foot trailer',
    'the thing in your window says closed',
  ])('is not made up: %s', (message) => expect(service(message)).toBe('skipped'));
});
