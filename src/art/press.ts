// What the page shows and a build draws: what says the shop's name, the icons and the fonts.
import sharp from 'sharp';
import { cutFonts, openType } from './fonts.ts';
import { drawInitials } from './initials.ts';
import { PAPER } from './inks.ts';
import { drawMark } from './mark.ts';
import { drawProof } from './proof.ts';
import { drawSocialImage, type SocialImage } from './social-image.ts';

export type Files = Record<string, string | Uint8Array>;

/** What the pages' code imports as @press/NAME. What says no name is drawn once and for all, in drawings/. */
export async function pressPageFiles(name: string): Promise<Files> {
  const [display, mono, fonts] = await Promise.all([openType('display'), openType('mono'), cutFonts()]);
  return {
    'proof.svg': drawProof(name, { display, mono }),
    'initials.svg': drawInitials(name, 'light'),
    'initials-dark.svg': drawInitials(name, 'dark'),
    ...fonts,
  };
}

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
