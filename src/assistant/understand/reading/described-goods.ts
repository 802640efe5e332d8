// Goods whose name the visitor does not know, told by what they are for: "those roll up things for trade shows"; and a
// vehicle that is told by its make: "got a 2019 transit".
import { worded } from './words/triggers.ts';
import { VEHICLE_MAKES } from './words/vocabulary.ts';
import type { Words } from './words/words.ts';

/** The service that makes them, and the place of "things" among the words. */
export function describedGoods({
  plain,
  all,
}: Pick<Words, 'plain' | 'all'>): { slug: string; at: number } | undefined {
  if (isOnGlass(plain)) {
    const at = all.findIndex(({ text }) => GLASS_WORD.test(text));
    return at === -1 ? undefined : { slug: 'signs-and-banners', at };
  }
  const model = letteredModel({ plain, all });
  if (model !== -1) return { slug: 'car-wraps', at: model };
  if (!CALLS_IT_THING.test(plain)) return;
  const kind = KINDS.find(({ before, after }) => before.test(plain) || after.test(plain));
  const at = kind ? all.findIndex(({ text }) => THING_WORD.test(text)) : -1;
  return kind && at !== -1 ? { slug: kind.slug, at } : undefined;
}

/** "a 2019 transit, shop name on both sides", "my Toyota Sienna lettered": where the make stands; -1 for no such thing. */
export const letteredModel = ({ plain, all }: Pick<Words, 'plain' | 'all'>): number =>
  ON_A_MODEL.test(plain) && LETTERS_IT.test(plain)
    ? all.findIndex(({ text }) => VEHICLE_MAKES.has(text))
    : -1;

const MAKES = [...VEHICLE_MAKES].filter((make) => make !== 'f').join('|');
/** These are no other word, and no place. */
const ONLY_MAKES =
  'ford|chevy|chevrolet|gmc|dodge|toyota|nissan|honda|mercedes|hyundai|subaru|isuzu|freightliner|tesla|bmw|audi|jeep|silverado|econoline|corolla|camry|prius';
const ON_A_MODEL = worded(
  new RegExp(
    ` (?<! (?:say|says|read|reads) )(?:(?:19|20)\\d\\d (?:\\w+ )?(?:${MAKES})|(?:my|our|his|her|an?) (?:\\w+ )?(?:${ONLY_MAKES})|(?:${ONLY_MAKES}) (?:${MAKES}|\\d\\d+)) (?!(?:\\w+ )?(?:dealers?|dealership|clubs?|lot|parts|fans?|meet|mechanics?|collectors?|owners?|rally) )`,
  ),
);
const LETTERS_IT = worded(
  / (?:wrap|wraps|wrapped|wrapping|letter|letters|lettered|lettering|decals?|graphics?|vinyl|magnets?|logos?|names?|phone) /,
);

/** "the letter for window of my salon", "need our hours on the shop door": lettering, whatever it is called. */
export const isOnGlass = (plain: string): boolean =>
  LETTERS_GLASS.test(plain) || (WANTS_IT.test(plain) && NAME_ON_GLASS.test(plain));

const PREMISES =
  'store|shop|salon|office|restaurant|cafe|bakery|barber|barbershop|clinic|studio|gym|church|school|business|bar|spa|boutique|building|lobby|entry|entrance|storefront|dental|market|bank';
const PANE = `(?:(?:the|our|my|a|an|his|her|their|this|both|all|1|2|3|4|one|two|three|four|front|back|big|little|new|main|side|glass|nail|hair|coffee|${PREMISES}) ){0,4}`;
const GLASS = `(?:windows?|storefront|glass(?: doors?| front| windows?)?|(?<= (?:${PREMISES}|front|glass) )doors?|doors? (?=(?:of|at|to|in) (?:the |our |my |a )?(?:\\w+ )?(?:${PREMISES}) ))(?! (?:tint\\w*|clean\\w*|wash\\w*|repair|company|guy|seat|box|shade|sills?|bottles?|mugs?|cups?|jars?|blocks?)) `;
const GLASS_WORD = /^(?:windows?|storefront|glass|doors?|walls?|floors?)$/;
const LETTERS_GLASS = worded(
  new RegExp(
    ` (?:letters?|lettering|writing|lettered|vinyl|decals?|stickers?) (?:\\S+ ){0,3}?(?:on|for|in|onto|across|over|of|to) ${PANE}${GLASS}| (?:windows?|glass) (?:(?:glass|door|front) )?(?:letters?|lettering|writing|lettered) | (?:letter|lettered) (?:up )?(?:the |our |my )?${PANE}${GLASS}| (?:letters|lettering|decals?|graphics|murals?) (?:\\S+ ){0,3}?(?:on|for|onto|across) ${PANE}(?:walls?|floors?) `,
  ),
);
const NAME_ON_GLASS = worded(
  new RegExp(
    ` (?:names?|logo|hours?|words|text|phone|number|schedule|address|menu|open) (?:\\S+ ){0,4}?(?:on|for|in|onto|across|over) ${PANE}${GLASS}| hours (?:on|for) (?:the |our |my )doors? `,
  ),
);
const WANTS_IT =
  /^ (?:(?:our|my|the|shop|store|salon|business|company) ){0,2}(?:names?|logo|hours?|phone|address) | (?:need|needs|want|wants|put|get|like|add|make|print|write|written|looking|quote|cost|price|much|can you|do you) /;

const THING = '(?:things?|thingy|thingys|thingie|thingies|thingamajigs?|stuff|doodads?|gizmos?)';
const THING_WORD = new RegExp(`^${THING}$`);
const CALLS_IT_THING = worded(
  / (?:things?|thingy|thingys|thingie|thingies|thingamajigs?|stuff|doodads?|gizmos?) /,
);

const NO_LINK = '(?:and|or|is|are|was|do|for|my|our|the|to|of|on|in|one|same|other|whole|with|that|this|it)';
const kindOf = (slug: string, uses: string) => ({
  slug,
  /** "foam beer hugger things" */
  before: new RegExp(` (?:${uses})(?: (?!${NO_LINK} )\\S+){0,2} ${THING} `),
  /** "them little rubber things that go on keys" */
  after: new RegExp(
    ` (?:those|them|these|some|any|a|an|the|little|lil|big)(?: (?!${NO_LINK} )\\S+){1,4} ${THING} (?:for|on|over|by|around|that|you|u|people|they|we|which|to)(?: (?!${THING} )\\S+){0,5} (?:${uses}) `,
  ),
});

const KINDS = [
  kindOf(
    'signs-and-banners',
    '(?:yard|lawn|stakes?|(?:roll|pull|pop) up|retractable|trade shows?|expo|expos|sidewalk|storefront|shop ?front|windows?|glass|booth|flappy|feather|road|roadside|curb|fence|easel|(?:folding )?tables?|wind)',
  ),
  kindOf(
    'promo-products',
    '(?:beers?|cans|drinks?|soda|bottles?|cups?|keys|keyrings?|badges?|fridge|refrigerator|squishy|squeezy|stress|wrists?|neck strap|giveaway)',
  ),
];
