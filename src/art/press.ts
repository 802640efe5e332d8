// Everything that the page shows and code draws or cuts: what a build prints before it begins.
import sharp from 'sharp';
import type { Separation } from './drawing.ts';
import { drawDryEdge } from './dry-edge.ts';
import { cutFonts, openType } from './fonts.ts';
import { INK, MAGENTA, PAPER, WHITE } from './inks.ts';
import { drawMark } from './mark.ts';
import { methodPictures } from './methods/methods.ts';
import { drawInitials } from './panels/initials.ts';
import { drawProof, stamp } from './panels/proof.ts';
import { rulePictures } from './panels/rules.ts';
import { drawThread } from './panels/thread.ts';
import { HEADLINE_SCREEN, rampTile } from './ramp.ts';
import { drawSocialImage, type SocialImage } from './social-image.ts';
import { drawCarWraps, separateCarWraps } from './specimens/car-wraps.ts';
import { drawEmbroidery, separateEmbroidery } from './specimens/embroidery.ts';
import { drawHatsAndTShirts, separateHatsAndTShirts } from './specimens/hats-and-t-shirts.ts';
import { drawPromoProducts, separatePromoProducts } from './specimens/promo-products.ts';
import { drawScreenPrinting, separateScreenPrinting } from './specimens/screen-printing.ts';
import { drawSignsAndBanners, separateSignsAndBanners } from './specimens/signs-and-banners.ts';
import { drawWebsitesAndAi, separateWebsitesAndAi } from './specimens/websites-and-ai.ts';

export type Files = Record<string, string | Uint8Array>;

/** What the pages' code imports as @press/NAME: drawings, screens and the fonts. */
export async function pressPageFiles(name: string): Promise<Files> {
  const [display, mono, fonts] = await Promise.all([openType('display'), openType('mono'), cutFonts()]);
  const faces = { display, mono };
  return {
    'screen-printing.svg': drawScreenPrinting(),
    'hats-and-t-shirts.svg': drawHatsAndTShirts(),
    'embroidery.svg': drawEmbroidery(),
    'signs-and-banners.svg': drawSignsAndBanners(),
    'car-wraps.svg': drawCarWraps(),
    'promo-products.svg': drawPromoProducts(),
    'websites-and-ai.svg': drawWebsitesAndAi(faces),
    ...separated('screen-printing', separateScreenPrinting()),
    ...separated('hats-and-t-shirts', separateHatsAndTShirts()),
    ...separated('embroidery', separateEmbroidery()),
    ...separated('signs-and-banners', separateSignsAndBanners()),
    ...separated('car-wraps', separateCarWraps()),
    ...separated('promo-products', separatePromoProducts()),
    ...separated('websites-and-ai', separateWebsitesAndAi(faces)),
    ...methodPictures(),
    ...rulePictures(),
    'dry-edge.svg': drawDryEdge(),
    'proof.svg': drawProof(name, faces),
    'thread.svg': drawThread(mono),
    'initials.svg': drawInitials(name, 'light'),
    'initials-dark.svg': drawInitials(name, 'dark'),
    'received.svg': drawStamp(faces, 'RECEIVED', '#b8005f'),
    'misprint.svg': drawStamp(faces, 'MISPRINT', INK),
    // Masks of the headline's second plate: the coarser one for phones, where fine dots would look like a fade.
    'headline-screen.svg': screenTile({ pitch: 10, height: 148, ink: '#000' }),
    'headline-screen-small.svg': screenTile({ pitch: 10, height: 106, ink: '#000' }),
    'ticket-edge.svg': TICKET_EDGE,
    'magenta-edge.svg': screenTile({ pitch: 18, height: 126, ink: MAGENTA }),
    ...fonts,
  };
}

/** SLUG-cut-out.svg and SLUG-plate-1.svg onwards. */
const separated = (slug: string, { cutOut, plates }: Separation): Files => ({
  [`${slug}-cut-out.svg`]: cutOut,
  ...Object.fromEntries(plates.map((plate, i) => [`${slug}-plate-${i + 1}.svg`, plate])),
});

/** What stands at the root of the site: icons, the manifest, the picture for shared links. */
export async function pressRootFiles(facts: SocialImage): Promise<Files> {
  const [display, text] = await Promise.all([openType('display'), openType('text', 600)]);
  const onPaper = drawMark({ ground: PAPER });
  const [apple, small, large, social, ico] = await Promise.all([
    png(onPaper, 180),
    png(onPaper, 192),
    png(onPaper, 512),
    png(drawSocialImage(facts, { display, text }), 1200),
    png(drawMark(), 32),
  ]);
  return {
    'favicon.svg': drawMark(),
    'favicon.ico': icoOf(ico, 32),
    'apple-touch-icon.png': apple,
    'icon-192.png': small,
    'icon-512.png': large,
    'social.png': social,
    'site.webmanifest': `${JSON.stringify(manifest(facts), null, 2)}\n`,
  };
}

const manifest = ({ name, lede }: SocialImage) => ({
  name,
  short_name: name,
  description: lede,
  start_url: '/',
  display: 'minimal-ui',
  background_color: PAPER,
  theme_color: PAPER,
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
});

/** One bite of a torn edge, 18 by 11: white below it, an ink line along it, nothing above. */
const TICKET_EDGE = `<svg xmlns="http://www.w3.org/2000/svg" width="18" height="11" viewBox="0 0 18 11"><path fill="${WHITE}" d="M0,1H4A5,5 0 0 0 14,1H18V11H0Z"/><path fill="none" stroke="${INK}" stroke-width="2" d="M0,1H4A5,5 0 0 0 14,1H18"/></svg>\n`;

/** A tile of dots that run from nothing at the top to nearly solid, for a CSS mask or background. */
function screenTile({ pitch, height, ink }: { pitch: number; height: number; ink: string }): string {
  const marks = rampTile({ pitch, height, coverage: HEADLINE_SCREEN });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pitch}" height="${height}" viewBox="0 0 ${pitch} ${height}"><path fill="${ink}" d="${marks}"/></svg>\n`;
}

function drawStamp(faces: Parameters<typeof stamp>[0], word: string, ink: string): string {
  const mark = stamp(faces, { word, ink, x: 130, y: 60, turn: 0 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="14 14 232 92">${mark}</svg>\n`;
}

const png = async (svg: string, width: number): Promise<Uint8Array> =>
  sharp(Buffer.from(svg), { density: 300 }).resize(width).png({ palette: true, effort: 10 }).toBuffer();

/** An .ico that holds one PNG: a header of 6 bytes, a directory entry of 16, the picture. */
function icoOf(picture: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, picture]);
}
