// Small artwork made in code, one file of each kind.
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A disc with a bar on it: two inks on nothing, 6 in wide, its ink nine tenths of that. */
export const logoSvg = (background = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="6in" height="6in">${background}` +
  '<circle cx="300" cy="300" r="270" fill="#15110e"/><rect x="150" y="250" width="300" height="100" fill="#e4007c"/></svg>';

export const WHITE_BOX = '<rect width="600" height="600" fill="#fff"/>';

/** The logo in pixels, `side` wide and high. */
export const logoPng = (side: number, background = ''): Promise<Buffer> =>
  sharp(Buffer.from(logoSvg(background)))
    .resize(side, side)
    .png()
    .toBuffer();

/** Noise that no ink prints. */
export function photo(width: number, height: number): Sharp {
  let seed = 7;
  const next = () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const data = Uint8Array.from(
    { length: width * height * 3 },
    (_, at) => 60 + 90 * ((at % (width * 3)) / (width * 3)) + 100 * next(),
  );
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export const halftonePng = (): Promise<Buffer> => {
  let dots = '';
  for (let at = 0; at < 900; at++)
    dots += `<circle cx="${(at % 30) * 20 + 10}" cy="${Math.floor(at / 30) * 20 + 10}" r="6"/>`;
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${dots}</svg>`))
    .png()
    .toBuffer();
};

export type PageParts = {
  content: string;
  /** Entries of the resources. */
  resources?: string;
  boxes?: string;
  catalog?: string;
  /** Further objects, numbered from 5. */
  objects?: (string | Buffer)[];
};

/** A PDF of one page, 6 in wide and high unless `boxes` says otherwise. */
export function pdf({
  content,
  resources = '',
  boxes = '/MediaBox[0 0 432 432]',
  catalog = '',
  objects = [],
}: PageParts): Buffer {
  const packed = deflateSync(content);
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R${boxes}/Resources<<${resources}>>/Contents 4 0 R>>`,
    pdfStream('/Filter/FlateDecode', packed),
    ...objects,
  ].map((body, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]),
  );
  const head = Buffer.from('%PDF-1.6\n');
  const starts: number[] = [];
  let at = head.length;
  for (const { length } of all) {
    starts.push(at);
    at += length;
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = all.length + 1;
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([head, ...all, Buffer.from(tail)]);
}

/** An object with data behind it. */
export const pdfStream = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${data.length}>>stream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

export const spotPdf = (): Buffer =>
  pdf({
    content: '/CS0 cs 1 scn 40 40 300 300 re f',
    resources:
      '/ColorSpace<</CS0[/Separation/PANTONE#20185#20C/DeviceCMYK 5 0 R]/CS1[/Separation/UNUSED/DeviceCMYK 5 0 R]>>',
    objects: ['<</FunctionType 2/Domain[0 1]/C0[0 0 0 0]/C1[0 .93 .79 0]/N 1>>'],
  });

/** Twelve forms, each of which draws the one before it ten times. */
export function formBomb(): Buffer {
  const form = (number: number) =>
    number === 0
      ? pdfStream('/Type/XObject/Subtype/Form/BBox[0 0 432 432]', Buffer.from('0 0 1 1 re f'))
      : pdfStream(
          `/Type/XObject/Subtype/Form/BBox[0 0 432 432]/Resources<</XObject<</F ${4 + number} 0 R>>>>`,
          Buffer.from('/F Do '.repeat(10)),
        );
  const objects = Array.from({ length: 12 }, (_, number) => form(number));
  return pdf({ content: '/F Do', resources: '/XObject<</F 16 0 R>>', objects });
}

/** Rows of stitches of 4 mm, a color change after each but the last; the header says `told`, or the truth. */
export function dst(rows: number, told = rows * 25): Buffer {
  const header = Buffer.alloc(512, ' ');
  header.write(
    `LA:${'ROWS'.padEnd(16)}\rST:${String(told).padStart(7)}\rCO:${String(rows - 1).padStart(3)}\r`,
    'latin1',
  );
  const records: number[] = [];
  for (let row = 0; row < rows; row++) {
    // 27 + 9 + 3 + 1 tenths of a millimetre, to the right and back.
    const stitch = row % 2 === 0 ? [0x05, 0x05, 0x03] : [0x0a, 0x0a, 0x03];
    for (let each = 0; each < 25; each++) records.push(...stitch);
    if (row < rows - 1) records.push(0, 0, 0xc3);
  }
  return Buffer.concat([header, Buffer.from(records), Buffer.from([0, 0, 0xf3])]);
}

export const EPS = `%!PS-Adobe-3.0 EPSF-3.0
%%BoundingBox: 0 0 432 216
%%DocumentCustomColors: (PANTONE 185 C)
%%+ (Gold)
%%DocumentNeededResources: font Helvetica-Bold
%%EndComments
showpage
%%EOF
`;

/** Photoshop's header, in CMYK; behind it what `rest` is, or nothing. */
export function psd(width: number, height: number, rest: Buffer = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(26);
  header.write('8BPS');
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(4, 12);
  header.writeUInt32BE(height, 14);
  header.writeUInt32BE(width, 18);
  header.writeUInt16BE(8, 22);
  header.writeUInt16BE(4, 24);
  return Buffer.concat([header, rest]);
}

/** Rows of one value each, at most 128 wide, packed, for four planes: no cyan, all magenta, all yellow, no black. */
export function packedRed(width: number, height: number): Buffer {
  const rows = [255, 0, 0, 255].flatMap((value) => Array.from({ length: height }, () => [1 - width, value]));
  const lengths = rows.flatMap((row) => [0, row.length]);
  const parts = Buffer.alloc(12);
  return Buffer.concat([parts, Buffer.from([0, 1, ...lengths]), Buffer.from(new Int8Array(rows.flat()))]);
}

/** The boxes of an iPhone's picture: a tile, then the picture, which lies on its side. */
export function heic(width: number, height: number): Buffer {
  const ispe = (w: number, h: number) => box('ispe', Buffer.concat([u32(0), u32(w), u32(h)]));
  const ipco = box(
    'ipco',
    Buffer.concat([ispe(512, 512), ispe(width, height), box('irot', Buffer.from([1]))]),
  );
  const ipma = box('ipma', Buffer.concat([u32(0), u32(1), Buffer.from([0, 9, 2, 0x82, 0x83])]));
  const pitm = box('pitm', Buffer.concat([u32(0), Buffer.from([0, 9])]));
  const meta = box('meta', Buffer.concat([u32(0), pitm, box('iprp', Buffer.concat([ipco, ipma]))]));
  return Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')), meta]);
}

const box = (type: string, body: Buffer): Buffer =>
  Buffer.concat([u32(8 + body.length), Buffer.from(type, 'latin1'), body]);

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
