// Verdicts in words: what was found and why it matters, and the way out. Nothing here stops an order.
import type { Finding, FindingCode } from '../schemas/artwork.ts';
import type { Language } from '../schemas/language.ts';
import { dollars } from '../schemas/told-price.ts';
import { onlyPictureDpi, type Told, thinnestLine, thousands } from './finding-figures.ts';
import type { Verdict } from './judge.ts';
import { FINDINGS_IN_SPANISH } from './word-findings-es.ts';

type Worded = Pick<Finding, 'severity' | 'message'> & Partial<Pick<Finding, 'fix' | 'feeCents'>>;

/**
 * Words one verdict.
 *
 *     wordFinding({ code: 'dpi_blurry', figure: '96' }, told).message
 *     // 'At 11 in wide this prints at 96 dpi: blurry edges.'
 */
export function wordFinding({ code, figure }: Verdict, told: Told, language: Language = 'en'): Finding {
  const worded = { code, fix: null, feeCents: null, ...WORDS[code](figure ?? '', told) };
  return language === 'es' ? { ...worded, ...FINDINGS_IN_SPANISH[code](figure ?? '', told) } : worded;
}

const fine = (message: string): Worded => ({ severity: 'fine', message });
const notice = (message: string, fix: string | null = null, feeCents: number | null = null): Worded => ({
  severity: 'notice',
  message,
  fix,
  feeCents,
});
const problem = (message: string, fix: string | null = null, feeCents: number | null = null): Worded => ({
  ...notice(message, fix, feeCents),
  severity: 'problem',
});

/** 'we redraw it for $45', or without a price where there is none. */
const forFee = (what: string, cents: number | null): string =>
  cents === null ? what : `${what} for ${dollars(cents)}`;

const redraw = ({ fees }: Told): string =>
  `Send the vector file, or ${forFee('we redraw it', fees.redrawCents)}.`;

const atWidth = ({ print }: Told): string => `${Number(print.widthInches.toFixed(2))} in wide`;

/** 'Gotham Black and Futura'. */
const listed = (figure: string): string => new Intl.ListFormat('en-US').format(figure.split('+'));

const BY_HAND = 'We have it safely; a person opens this kind by hand.';

/** What people take for artwork, by what it is. */
const NOT_ARTWORK: Record<string, string> = {
  exe: 'This is a program, not artwork.',
  html: 'This is a web page, not artwork.',
  zip: 'This is an archive or an office document, not artwork.',
};

const WORDS: Record<FindingCode, (figure: string, told: Told) => Worded> = {
  active_content_ignored: () =>
    notice('The file holds a script or an action; we ran nothing of it and looked at the drawing only.'),
  bleed_empty: () =>
    problem(
      'The page has a bleed, but nothing is drawn in it: a cut that strays would show a white edge.',
      'Let the background run past the trim by 1/8 in, or a designer extends it.',
    ),
  box_behind: (color, { fees }) =>
    problem(
      `There is ${/^[aeiou]/.test(color) ? 'an' : 'a'} ${color} box behind the logo: it would print as a block around it.`,
      `Send it with a transparent background, or ${forFee('we cut it out', fees.cutOutCents)}.`,
      fees.cutOutCents,
    ),
  cmyk: () =>
    notice(
      'The picture is in CMYK: some colors may look different on screen than in print.',
      'We match them on the proof.',
    ),
  colours: wordColors,
  cut_line: (names) => fine(`${listed(names)} is the line to cut along; it is not printed.`),
  damaged: () =>
    problem('The file is incomplete or damaged: it could not be opened to the end.', 'Please send it again.'),
  dpi_blurry: (dpi, told) =>
    problem(
      `At ${atWidth(told)} this prints at ${dpi} dpi: blurry edges.`,
      redraw(told),
      told.fees.redrawCents,
    ),
  dpi_ok: (dpi, told) => fine(`At ${atWidth(told)} this prints at ${dpi} dpi: sharp.`),
  dpi_soft: (dpi, told) =>
    notice(`At ${atWidth(told)} this prints at ${dpi} dpi: soft edges.`, redraw(told), told.fees.redrawCents),
  empty: () => problem('The file is empty: nothing arrived in it.', 'Please send it again.'),
  eps_vector: () => fine('An EPS file, which holds vectors: it prints sharp at any size.'),
  font_missing: (fonts) => {
    const isOne = !fonts.includes('+');
    return problem(
      `The letters need the ${isOne ? 'font' : 'fonts'} ${listed(fonts)}, and ${isOne ? 'it is' : 'they are'} not in the file.`,
      'Turn them into outlines, or a designer sets them.',
    );
  },
  hairline: (width, told) =>
    problem(
      Number.parseFloat(width) === 0
        ? 'Some lines have no width of their own: they may break up or vanish.'
        : `The thinnest line is ${width.replace('pt', ' pt')} at ${atWidth(told)}: it may break up or vanish.`,
      `Make lines at least ${thinnestLine(told)}, or a designer thickens them.`,
    ),
  halftone: () =>
    notice(
      'It is made of small dots already: a second screen over them can make a pattern.',
      'A person looks at the dots before printing.',
    ),
  header_differs: () =>
    notice('The header tells another number of stitches than the file holds; we counted them.'),
  invented_pixels: (dpi, told) =>
    problem(
      `The picture was blown up: its true detail is about ${dpi} dpi at ${atWidth(told)}, so edges will look soft.`,
      redraw(told),
      told.fees.redrawCents,
    ),
  linked_picture_missing: () =>
    problem(
      'The file links to a picture that did not come with it: a part is missing.',
      'Embed the picture and send it again.',
    ),
  many_shades: (_, { print }) =>
    print.needs.maxColors === null
      ? fine('It has gradients or a photo: many shades, printed in full color.')
      : notice(
          'It has gradients or a photo: many shades, which spot inks and threads only imitate.',
          'A person tells you how it prints best.',
        ),
  no_bleed: () =>
    notice(
      'The page ends at its edge, without a bleed: a cut that strays would show a white edge.',
      'Let the background run past the edge by 1/8 in, or a designer extends it.',
    ),
  no_pdf_inside: () =>
    problem(
      'This Illustrator file was saved without its PDF part: only Illustrator can open it.',
      'Save it with "Create PDF Compatible File", or a person opens it by hand.',
    ),
  not_artwork: (kind) =>
    problem(
      NOT_ARTWORK[kind] ?? 'This is no artwork that we know.',
      'Send a PDF, AI, EPS, SVG, PNG or JPEG file.',
    ),
  nothing_visible: () =>
    problem(
      'Nothing is visible in it: the canvas is empty or of one plain color.',
      'Please check the file and send it again.',
    ),
  only_picture_inside: (_, told) => problem(onlyPicture(told), redraw(told), told.fees.redrawCents),
  overprint_check: () =>
    notice(
      'Some colors are set to overprint: they mix with, or vanish in, what lies below.',
      'We check it on the proof.',
    ),
  password: () =>
    problem('The file is locked with a password: it cannot be opened.', 'Send it without the password.'),
  person_looks: () => notice(BY_HAND),
  psd: (mode) => fine(`A Photoshop file${mode ? ` in ${mode}` : ''}: its layers help us.`),
  rgb: () =>
    notice(
      'Colors are in RGB: bright ones print duller on a sign.',
      'We convert them and you see it on the proof.',
    ),
  soft_edges: () =>
    notice(
      'There are soft edges, a shadow or transparency: they print as dots, or with a hard rim.',
      'A person tells you how it prints best.',
    ),
  spots: (names) => fine(`It names its inks: ${listed(names)}.`),
  stitch_file: (figure) => fine(`A stitch file, ready to sew: ${wordStitches(figure)}.`),
  stitches: (range, { fees }) => ({
    ...fine(`About ${thousands(range.replace('-', ' to '))} stitches at this size, as a first guess.`),
    fix: forFee('We turn it into a stitch file', fees.digitizingCents).concat('.'),
    feeCents: fees.digitizingCents,
  }),
  text_live: () =>
    notice(
      'Letters are still text: they can change with the fonts of another machine.',
      'Turn them into outlines, or a designer sets them.',
    ),
  thin_lines: (width, told) =>
    problem(
      `The thinnest lines are about ${width.replace('mm', ' mm')} at ${atWidth(told)}: they may break up or vanish.`,
      `Make lines at least ${thinnestLine(told)}, or a designer thickens them.`,
    ),
  vector: () => fine('A vector file: it prints sharp at any size.'),
};

function wordColors(figure: string, { print, goods }: Told): Worded {
  const count = Number(figure);
  const { isStitched, isSign, maxColors } = print.needs;
  if (maxColors !== null && count > maxColors) {
    return notice(
      `${count} colors, and this method prints ${maxColors}.`,
      'A person tells you which to join, or of another method.',
    );
  }
  const plural = count === 1 ? '' : 's';
  if (isStitched) return fine(`${count} thread color${plural}.`);
  if (isSign) return fine(`${count} color${plural}.`);
  return fine(`${count} ink color${plural}${goods === null ? '' : ` plus the ${goods}`}.`);
}

function onlyPicture(told: Told): string {
  const dpi = onlyPictureDpi(told);
  const figure = dpi === null ? '' : ` (${dpi} dpi at ${Number(told.print.widthInches.toFixed(2))} in)`;
  return `This file only holds a picture of the artwork${figure}, no vectors.`;
}

/** '1560st 2c 3.94x0.94in' in words. */
function wordStitches(figure: string): string {
  const [, stitches, colors = '', wide = '', tall = ''] =
    /^(?:(\d+)st )?(\d+)c ([\d.]+)x([\d.]+)in$/.exec(figure) ?? [];
  const counted = stitches ? `${thousands(stitches)} stitches, ` : '';
  return `${counted}${colors} color${colors === '1' ? '' : 's'}, ${wide} x ${tall} in`;
}
