import { describe, expect, it } from 'vitest';
import { contextFor, outcome } from '../testing/shop.ts';
import { readCompany } from './company.ts';

const company = (message: string) => outcome(readCompany(contextFor(message)));

describe('a company in small letters', () => {
  it.each([
    ['i got a little soap shop called wild suds on 5th, need labels', 'wild suds'],
    ['our chess club, the rook rascals, wants 20 tees', 'rook rascals'],
    ["it's for the curling league, we're the stone slingers", 'stone slingers'],
    ['i coach the brookvale junior rowing club, 14 tanks', 'brookvale junior rowing club'],
    ['our company is hook n ladder catering and we need a banner', 'hook n ladder catering'],
    ['soy lupe de la taqueria el comal, quiero 20 gorras', 'taqueria el comal'],
    ['20 jerseys for the lakemont herons, u10', 'lakemont herons'],
    ['12 jerseys for the gravel toads, ages 8 to 10', 'gravel toads'],
    ['our kickball team is the sand gnats and we need caps', 'sand gnats'],
    ['100 pens. amber valley savings.', 'amber valley savings'],
    ['were harlan turf and need 12 polos', 'harlan turf'],
    ['this is dana from copper kettle roastery', 'copper kettle roastery'],
    ['i run the northvale rowing club', 'northvale rowing club'],
    ['50 mugs for delgado bookkeeping', 'delgado bookkeeping'],
    ['40 tees for harlow high drama club', 'harlow high drama club'],
    ['silver star hvac. 4 vans', 'silver star hvac'],
    ['its for the lady comets softball, 14 jerseys', 'lady comets softball'],
    ['wheeler masonry needs 12 caps', 'wheeler masonry'],
    ['were the creekside herons, 12 softball tees', 'creekside herons'],
    ['we bowl as the gutter gophers', 'gutter gophers'],
    ['our quilting group the needle newts wants totes', 'needle newts'],
    ['the band is mellow badgers', 'mellow badgers'],
    ['14 jerseys for the harlow fury', 'harlow fury'],
    ['habla Rosa, del equipo Las Gaviotas. 12 playeras', 'Las Gaviotas'],
  ])('is read from %s', (message, expected) => expect(company(message)).toBe(expected));

  it.each([
    'our team, long sleeves',
    'we are big royals fans, 12 softball tees',
    'our league is eight teams',
    'jerseys with the mesh panels',
    'the team name goes across, with the players names',
    '200 labels for cold brew coffee',
    'need it simple clean design',
    'its for high school basketball',
    'travel baseball needs 14 jerseys',
    'were opening second coffee shop',
    'our league, two divisions',
    'were installing artificial turf and need 12 tees',
    'were going whitewater rafting, 9 tees',
    'yard signs for luxury apartments',
    'shirts for the live entertainment',
    'a banner for huge spring savings',
    'our club, spring tryouts',
    'for our team, the players names on back',
    'our team is mostly newbies',
    '12 jerseys for the varsity girls',
    'hats for the lakemont residents',
    'shirts for the riverside cleanups',
    'a print called puff',
    'our band, black hoodies',
    'near the brookvale club',
    'jerseys for the away games',
    'we are the state champs, 20 tees for the team',
    'jerseys for the assistant coaches, its the same colors',
    'hats for the gravel toads',
    'need tees for my team, kids and parents',
    'quiero playeras para el equipo, las grandes',
  ])('is not made up: %s', (message) => expect(company(message)).toBe('skipped'));
});
