// Imports run one way between the rooms, and never in a circle. Names every edge that does not.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What each room may import besides itself. */
const MAY_IMPORT: Record<string, string[]> = {
  schemas: [],
  shop: ['schemas'],
  assistant: ['schemas', 'shop'],
  model: ['schemas'],
  speech: ['schemas'],
  artwork: ['schemas'],
  storage: ['schemas'],
  mockup: ['schemas'],
  server: ['schemas', 'shop', 'assistant', 'model', 'speech', 'storage', 'artwork', 'mockup'],
  measure: [],
  web: ['schemas', 'art', 'mockup', 'measure'],
  art: [],
};

/** Inside web: the site places the chat; nothing else reaches into another part. */
const PARTS_MAY_IMPORT: Record<string, string[]> = {
  site: ['chat', 'voice', 'artwork', 'ui', 'styles'],
  chat: ['voice', 'artwork', 'measure', 'ui', 'styles'],
  artwork: ['ui', 'styles'],
  measure: ['ui', 'styles'],
  voice: [],
  admin: ['ui', 'styles'],
  ui: ['styles'],
  styles: [],
};

/** Inside assistant: what stands beside take-turn.ts uses all of them, and none of them that. */
const CARLS_ROOMS_MAY_IMPORT: Record<string, string[]> = {
  state: [],
  wording: ['state'],
  responses: ['state', 'wording'],
  commands: ['state'],
  understand: ['state', 'wording', 'commands'],
  answers: ['state', 'wording'],
  flows: ['state', 'wording', 'answers'],
  lead: ['state', 'wording', 'answers', 'commands', 'responses', 'understand'],
};

const SOURCE = import.meta.dirname;
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && file.includes('/'))
  .sort();
const edges = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })));

describe('the architecture', () => {
  it('is read from the whole tree', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(edges.length).toBeGreaterThan(files.length);
  });

  it('has only the rooms it names', () => {
    expect(files.map(roomOf).filter((room) => !(room in MAY_IMPORT))).toEqual([]);
  });

  it('lets imports run one way between rooms', () => {
    const forbidden = edges.filter(({ file, target }) => {
      const [from, to] = [roomOf(file), roomOf(target)];
      return from !== to && !MAY_IMPORT[from]?.includes(to);
    });
    expect(forbidden.map(named)).toEqual([]);
  });

  it('keeps site, chat and admin out of one another', () => {
    const forbidden = edges.filter(({ file, target }) => {
      const [from, to] = [partOf(file), partOf(target)];
      return from && to && from !== to && !PARTS_MAY_IMPORT[from]?.includes(to);
    });
    expect(forbidden.map(named)).toEqual([]);
  });

  it("lets imports run one way between Carl's rooms", () => {
    const forbidden = edges.filter(({ file, target }) => {
      const [from, to] = [carlsRoomOf(file), carlsRoomOf(target)];
      const may = from && !isTest(file) && CARLS_ROOMS_MAY_IMPORT[from];
      return may && to !== undefined && from !== to && !may.includes(to);
    });
    expect(forbidden.map(named)).toEqual([]);
    const rooms = new Set(files.map(carlsRoomOf).filter(Boolean));
    expect([...rooms].sort()).toEqual([...Object.keys(CARLS_ROOMS_MAY_IMPORT), 'stories', 'testing'].sort());
  });

  it('keeps Carl pure: no node modules, no clock, no randomness, no await', () => {
    const impure = files
      .filter((file) => roomOf(file) === 'assistant' && !isTest(file))
      .filter((file) =>
        /from 'node:|\bDate\.now\(|new Date\(\)|Math\.random|\bawait\b|\bcrypto\./.test(
          withoutComments(readFileSync(join(SOURCE, file), 'utf8')),
        ),
      );
    expect(impure).toEqual([]);
  });

  it('imports none of the programs that npm runs, nor of the browser tests', () => {
    const outside = files.filter((file) =>
      /(?:from|import)\s*\(?\s*'[./]*\/(?:scripts|e2e|evaluation)\//.test(
        readFileSync(join(SOURCE, file), 'utf8'),
      ),
    );
    expect(outside).toEqual([]);
  });

  it('has no import cycle', () => {
    expect(findCycle()).toEqual([]);
  });
});

function importsOf(file: string): string[] {
  const text = readFileSync(join(SOURCE, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)]
    .map((match) => relative(SOURCE, join(SOURCE, dirname(file), match[1] ?? '')))
    .filter((target) => !target.startsWith('..'));
}

function roomOf(file: string): string {
  return file.split('/')[0] ?? '';
}

function partOf(file: string): string | undefined {
  const [room, part, ...rest] = file.split('/');
  return room === 'web' && rest.length > 0 ? part : undefined;
}

/** '' for what stands in assistant itself; undefined elsewhere. */
function carlsRoomOf(file: string): string | undefined {
  const [room, part, ...rest] = file.split('/');
  if (room !== 'assistant') return undefined;
  return rest.length > 0 ? part : '';
}

function isTest(file: string): boolean {
  return file.includes('.test.') || file.includes('/testing/');
}

function named({ file, target }: { file: string; target: string }): string {
  return `${file} imports ${target}`;
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

/** The files of the first cycle found, in order; empty if there is none. */
function findCycle(): string[] {
  const targets = Map.groupBy(edges, (edge) => edge.file);
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] => {
    const start = path.indexOf(file);
    if (start >= 0) return [...path.slice(start), file];
    if (done.has(file)) return [];
    for (const { target } of targets.get(file) ?? []) {
      const cycle = visit(target, [...path, file]);
      if (cycle.length > 0) return cycle;
    }
    done.add(file);
    return [];
  };
  for (const file of files) {
    const cycle = visit(file, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
