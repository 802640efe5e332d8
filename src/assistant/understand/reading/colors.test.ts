import { describe, expect, it } from 'vitest';
import { contextFor, outcome } from '../../testing/shop.ts';
import { readColors } from './colors.ts';
import type { Question } from './slot.ts';

const colors = (message: string, asked: Question | null = null) =>
  outcome(readColors(contextFor(message, asked)));

describe('colors', () => {
  it.each([
    ['navy shirts with white ink', ['navy', 'white']],
    ['forest green or hot pink', ['forest green', 'hot pink']],
    ['royal blue', ['royal blue']],
    ['white shows every stain so lets do charcoal', ['charcoal']],
    ['the tan is too light, can we go brown', ['brown']],
    ['the red is bright and the print is gold', ['red', 'gold']],
    ['caps in green. like a dark green', ['dark green']],
    ['red tees, I mean brick red', ['brick red']],
    ['blue caps with navy blue thread', ['blue', 'navy blue']],
    ['8 ceil blue scrub tops', ['ceil blue']],
    ['20 totes, natural cotton with burgundy ink', ['natural', 'burgundy']],
    ['20 caps in goldenrod', ['goldenrod']],
    ['20 vests, half slate and the other half stone', ['slate', 'stone']],
    ['15 visors terracotta', ['terracotta']],
    ['gray caps, no wait make those navy', ['navy']],
    ["maroon, actually it's black with silver", ['black', 'silver']],
    ['pink totes. scratch that, teal', ['teal']],
    ['pink or teal totes, scratch the pink', ['teal']],
    ['tan on green caps, no orange anywhere', ['tan', 'green']],
    ['green no orange', ['orange']],
    ['an oxblood mug', ['oxblood']],
    ['40 hats, stone', ['stone']],
    ['a slate tumbler', ['slate']],
    ['wine polos', ['wine']],
    ['a brick monument in gray', ['gray']],
    ['the ice cream stand wants red caps', ['red']],
    ['green. forest green', ['forest green']],
    ['red, no our team color is maroon', ['maroon']],
    ['safety vests in high vis', ['hi-vis']],
    ['can you do mulberry or is that too close to pink', ['mulberry', 'pink']],
    ['color of the thread claret', ['claret']],
    ['spruce beanies, 30', ['spruce']],
    ['10 stoles in plum satin with a gold cross', ['plum', 'gold']],
    ['make the vests high vis', ['hi-vis']],
    ['a full color print', ['full color']],
    ['60 tees navy. told my boss black but navy', ['navy']],
    ['gray hats, I said charcoal at first but no, gray', ['gray']],
    ['white shirts with red. i said red is nice but white too', ['white', 'red']],
    ['not red, black', ['black']],
    ['lime green beanies', ['lime green']],
    ['dark heather gray', ['dark heather gray']],
    ['hi-vis orange vests', ['hi-vis orange']],
    ['High Viz Yellow caps', ['high viz yellow']],
    ['gray tees w a pink ribbon on the sleeve', ['gray', 'pink']],
    ['teal base, silver lettering', ['teal', 'silver']],
    ['polos, black base color', ['black']],
    ['banner fading from teal to purple', ['teal', 'purple']],
    ['not the teal. ok fine teal', ['teal']],
    ['sage tees, mint ink', ['sage', 'mint']],
    ['tees in rust', ['rust']],
    ['cardinal and white', ['cardinal', 'white']],
    ['yellow, not black or pink', ['yellow']],
    ['Navy Hoodies', ['navy']],
    ['ditch the teal, go purple', ['purple']],
    ['beanies, natural cotton.', ['natural']],
    ['swap the teal for gray', ['gray']],
    ['tees in kelly rather than lime', ['kelly']],
    ['rather sage than lime', ['sage']],
    ['not red, closer to brick', ['brick']],
    ['teal, mint, or maybe a dusty rose. probably mint and dusty rose', ['mint', 'dusty rose']],
    ['caps, sand front and rust mesh', ['sand', 'rust']],
    ['tan or hunter, either is fine', ['tan', 'hunter']],
    ['he wants teal, i wanted coral, we agreed on coral', ['coral']],
    ['he said teal, i said mint, we landed on mint tees', ['mint']],
    ['tanks are sage', ['sage']],
    ['caps, kelly with a gray brim', ['kelly', 'gray']],
    ['teal? coral? teal', ['teal']],
    ['trade the teal for something brighter', 'skipped'],
    ['same tees but in plum this time', ['plum']],
    ['maroon or royal tees, most likely royal', ['royal']],
    ['the teal not anymore, just gray', ['gray']],
    ['en negro y gris, el verde ya no', ['black', 'gray']],
    ['30 tees, the color is mauve', ['mauve']],
    ['teal for the parents, coral for the kids, 20 tees', ['teal', 'coral']],
    ['ryl blue n whit', ['royal blue', 'white']],
    ['forrest green hoodies, whit print', ['forest green', 'white']],
    ['lt blue or drk gray', ['light blue', 'dark gray']],
    ['purpel shirts and gren ink', ['purple', 'green']],
    ['12 tees in wht if you have it', ['white']],
    ['blk and wht are fine', ['black', 'white']],
    ['wht w red ink', ['white', 'red']],
    ['judo belts, white belts red lettering', ['white', 'red']],
    ['embroider 15 brown belts with names', ['brown']],
    ['20 tees for coach. White with navy', ['white', 'navy']],
  ])('are named in order: %s', (message, expected) => expect(colors(message)).toEqual(expected));

  it.each([
    'before black friday',
    'caps that say Rusty Green',
    'a mug saying Simply Red',
    'a rose on the sleeve',
    'we are the black hawks',
    'will the signs rust',
    'hunter safety class shirts',
    'the color guard needs tees',
    'the natural choice',
    'need a green light',
    'mint condition',
    '2 color print',
    'anything but green',
    'Silver Creek Ranch',
    'Rose & Brown',
    'call me, Amber',
    'platinum and gold sponsors',
    'slate roof repair',
    'file Red7',
    'blue jays tickets',
    'the yellow ribbon campaign',
    'we live on the navy base',
    'our cat is named Ginger, his name is Gray',
    'the letters went from black to brown',
    'no red, the other team has red',
    'I am with the green machine robotics team',
    'this is whit from the bakery',
    'mugs whit our logo',
    'Kelley Brown wants a hat',
    'lite beer and a dk',
    'pulled up in a white pickup',
    '12 hi vis vests with our logo',
    'tees for the red cross',
    'green bay fans',
    'a sign for the pumpkin patch',
    '15 hi vis safety vests',
    'the gray household wants 12 tees',
    'a church in silver springs',
    'wht if the print cracks',
    'idk wht u need from me',
    'so wht time do u open',
    'ok wht size is that',
    'Mr. Gray said to ask you about tote bags',
    'Coach Green said yes',
    'shirts for our black belts',
    'we have 9 brown belts and want hoodies',
  ])('are not made up: %s', (message) => expect(colors(message)).toBe('skipped'));

  it('may change while a name is asked for', () => {
    expect(colors('hold on, make them teal', 'name')).toEqual(['teal']);
    expect(colors('colors are teal and gray', 'name')).toEqual(['teal', 'gray']);
    expect(colors('only teal no gray')).toEqual(['teal']);
    expect(colors('just the maroon no black')).toEqual(['maroon']);
    expect(colors('teal no gray')).toEqual(['gray']);
    expect(colors('forest green no sorry maroon', 'name')).toEqual(['maroon']);
    expect(colors('file is attached, black and orange', 'name')).toEqual(['black', 'orange']);
    expect(colors('white on dark green', 'name')).toEqual(['white', 'dark green']);
    expect(colors('teal with white logo', 'name')).toEqual(['teal', 'white']);
    expect(colors('azules', 'name')).toEqual(['blue']);
    expect(colors('Olive', 'name')).toBe('skipped');
    expect(colors('Gray & Brown', 'name')).toBe('skipped');
    expect(colors('black and white dairy', 'name')).toBe('skipped');
  });

  it('are read in time from a soft colour over and over', { timeout: 5_000 }, () => {
    colors('wheat$'.repeat(333));
  });
});
