// What each service's specimen is made of, in the order in which it comes together.
const DRAWINGS = import.meta.glob<string>('/src/art/drawings/*-plate-*.svg', {
  eager: true,
  import: 'default',
});

export interface PlateSet {
  title: string;
  text: string;
  /** What the slider does, and how it is told that all lie in their place. */
  pull: string;
  done: string;
  /** What the plates are laid on. */
  ground: Ground;
  plates: readonly Plate[];
}

export interface Plate {
  name: string;
  note: string;
  picture: string;
  /** Its ink is see-through: over another it makes a third. */
  overprints?: boolean;
  /** What it is shown on by itself, where it would not be seen on that of all. */
  ground?: Ground;
}

type Ground = 'white' | 'black' | 'magenta';

/** Undefined for a service that has none. */
export function plateSetOf(slug: string): PlateSet | undefined {
  const set = SETS[slug];
  const drawingOf = (index: number) => DRAWINGS[`/src/art/drawings/${slug}-plate-${index + 1}.svg`] ?? '';
  return (
    set && { ...set, plates: set.plates.map((plate, index) => ({ ...plate, picture: drawingOf(index) })) }
  );
}

/** By the service's slug; the drawings of its plates are numbered in their order. */
const SETS: Record<string, Omit<PlateSet, 'plates'> & { plates: Omit<Plate, 'picture'>[] }> = {
  'screen-printing': {
    title: 'One print, four screens',
    text: 'Each ink gets its own screen. Fewer inks, lower price. This print uses four, and gets red and green for free where they overlap.',
    pull: 'Pull the plates together',
    done: 'All four pulled',
    ground: 'white',
    plates: [
      { name: 'Yellow', note: '1 flat', overprints: true },
      { name: 'Magenta', note: '2 halftone', overprints: true },
      { name: 'Cyan', note: '3 halftone', overprints: true },
      { name: 'Black', note: '4 line', overprints: true },
    ],
  },
  'hats-and-t-shirts': {
    title: 'One set, four parts',
    text: 'Shirt and cap come blank. One gets its print, the other its patch, and both go into the same box.',
    pull: 'Put the set together',
    done: 'Printed and sewn',
    ground: 'white',
    plates: [
      { name: 'Tee', note: '1 blank' },
      { name: 'Print', note: '2 ink', overprints: true },
      { name: 'Cap', note: '3 blank' },
      { name: 'Patch', note: '4 sewn' },
    ],
  },
  embroidery: {
    title: 'One letter, four passes',
    text: 'Chalk shows where. An underlay holds the cloth, satin covers it, and a running stitch goes round the edge.',
    pull: 'Sew the passes together',
    done: 'All four sewn',
    ground: 'black',
    plates: [
      { name: 'Chalk', note: '1 marks' },
      { name: 'Underlay', note: '2 zigzag' },
      { name: 'Satin', note: '3 cover' },
      { name: 'Border', note: '4 run' },
    ],
  },
  'signs-and-banners': {
    title: 'One banner, four layers',
    text: 'Two inks on yellow vinyl make red, green and black. Hems and grommets hold it where it hangs.',
    pull: 'Lay the panels together',
    done: 'Printed and hemmed',
    ground: 'white',
    plates: [
      { name: 'Vinyl', note: '1 sheet' },
      { name: 'Cyan', note: '2 ink', overprints: true },
      { name: 'Magenta', note: '3 ink', overprints: true },
      { name: 'Finish', note: '4 hem, grommets' },
    ],
  },
  'car-wraps': {
    title: 'One van, three films',
    text: 'Film is laid panel by panel, cut round wheels and windows, and comes off again within its life.',
    pull: 'Lay the films on',
    done: 'All three laid',
    ground: 'white',
    plates: [
      { name: 'Van', note: '1 bare' },
      { name: 'Stripes', note: '2 side film', overprints: true },
      { name: 'Nose', note: '3 front film', overprints: true },
      { name: 'Lettering', note: '4 cut film', overprints: true },
    ],
  },
  'websites-and-ai': {
    title: 'One site, four layers',
    text: 'A page, your picture, your words, and an assistant on top who answers when nobody else is up.',
    pull: 'Build the page',
    done: 'Open for business',
    ground: 'white',
    plates: [
      { name: 'Page', note: '1 frame' },
      { name: 'Picture', note: '2 photo' },
      { name: 'Headline', note: '3 words' },
      { name: 'Assistant', note: '4 AI' },
    ],
  },
  'promo-products': {
    title: 'One ink, three things',
    text: 'The same logo in the same ink goes on all of them, so one color and one drawing do for the whole box.',
    pull: 'Print the one ink',
    done: 'All three printed',
    ground: 'magenta',
    plates: [
      { name: 'Tote', note: '1 blank' },
      { name: 'Mug', note: '2 blank' },
      { name: 'Pen', note: '3 blank' },
      { name: 'Imprint', note: '4 one ink', overprints: true, ground: 'white' },
    ],
  },
};
