// Goods whose name the visitor does not know, told by what they are for: "those roll up things for trade shows".
import { worded } from './words/triggers.ts';
import type { Words } from './words/words.ts';

/** The service that makes them, and the place of "things" among the words. */
export function describedGoods({ plain, all }: Words): { slug: string; at: number } | undefined {
  if (!CALLS_IT_THING.test(plain)) return;
  const kind = KINDS.find(({ before, after }) => before.test(plain) || after.test(plain));
  const at = kind ? all.findIndex(({ text }) => THING_WORD.test(text)) : -1;
  return kind && at !== -1 ? { slug: kind.slug, at } : undefined;
}

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
