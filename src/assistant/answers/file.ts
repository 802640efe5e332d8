// What Carl says of a file: its verdict, the way out, and what it tells of the job. Nothing here stops an order.
import type { Finding } from '../../schemas/artwork.ts';
import type { CommandOf, FileQuestion } from '../../schemas/commands.ts';
import { byWeight } from '../../schemas/told-artwork.ts';
import { dollars } from '../../schemas/told-price.ts';
import { all, type JudgedFile, type Say, type Scene, type SentFile } from '../state/scene.ts';
import { figure, lowerFirst } from '../wording/wording.ts';

/** Asked about a file, or told that one is here: the one that is meant, else those that were not spoken of. */
export function answerFile(scene: Scene, { file: asked }: CommandOf<'Ask'>): Say[] {
  if (asked === undefined || (asked.about === 'verdict' && asked.which === undefined)) {
    const several = severalSays(scene, asked?.widthInches);
    if (several.length > 0) return several;
  }
  const file = fileMeant(scene, asked);
  if (!file) return notYetSays(scene);
  const judged = file.judge(scene.state, asked?.widthInches);
  const [verdict] = verdictSays(scene, file, judged);
  const about = asked?.about ?? 'verdict';
  const said = about === 'verdict' ? undefined : ANSWERS[about](scene, file, judged);
  return said ? [{ ...said, files: [file.id] }] : verdict ? [verdict] : [];
}

export const answerSendFile = ({ shop }: Scene): Say[] => [
  { key: 'file.how', values: { email: shop.brand.email } },
];

/** Those that were not spoken of, beside what else is said. */
export function unspokenSays(scene: Scene): Say[] {
  if (all(scene, 'Ask').some(({ topic }) => topic === 'file')) return [];
  const several = severalSays(scene);
  if (several.length > 0) return several;
  const [file] = unspoken(scene);
  return file ? verdictSays(scene, file, file.judge(scene.state)).map(inShort) : [];
}

/** Two and more that were not spoken of: how many there are, and the gravest that was found in any. */
function severalSays(scene: Scene, widthInches?: number): Say[] {
  const judged = unspoken(scene).map((file) => ({ file, judged: file.judge(scene.state, widthInches) }));
  const rankOf = (one: JudgedFile) => RANK[byWeight(one.findings)[0]?.severity ?? 'notice'];
  const [gravest, ...others] = judged.toSorted((a, b) => rankOf(a.judged) - rankOf(b.judged));
  if (!gravest || others.length === 0) return [];
  const values = { count: figure(judged.length) };
  const files = judged.map(({ file }) => file.id);
  if (rankOf(gravest.judged) === RANK.fine) return [{ key: 'file.several_fine', values, files }];
  const verdict = verdictSays(scene, gravest.file, gravest.judged).map(inShort);
  return [{ key: 'file.several', values }, ...verdict.map((say) => ({ ...say, files }))];
}

/** In one sentence, where there is more to say. */
export const inShort = (say: Say): Say =>
  say.values?.short === undefined ? say : { ...say, values: { ...say.values, finding: say.values.short } };

export const readyFiles = ({ files = [] }: Scene): SentFile[] =>
  files.filter(({ state }) => state === 'checked' || state === 'unreadable');

const unspoken = (scene: Scene): SentFile[] =>
  readyFiles(scene).filter(({ id }) => scene.state.filesTold[id] === undefined);

function fileMeant(scene: Scene, asked: FileQuestion | undefined): SentFile | undefined {
  const files = readyFiles(scene);
  const named = asked?.which === undefined ? undefined : files.at(asked.which - 1);
  return named ?? unspoken(scene)[0] ?? files.at(-1);
}

function notYetSays(scene: Scene): Say[] {
  const { files = [] } = scene;
  if (files.length === 0) return answerSendFile(scene);
  return [{ key: files.some(({ state }) => state === 'checking') ? 'file.checking' : 'file.sending' }];
}

const RANK: Readonly<Record<Finding['severity'], number>> = { problem: 0, notice: 1, fine: 2 };

/** The one problem that matters most, or that it is fine: one say, of two sentences at most. */
function verdictSays(scene: Scene, file: SentFile, judged: JudgedFile): Say[] {
  const [first] = byWeight(judged.findings);
  const sharp = judged.findings.find(({ code }) => SHARP.has(code));
  const finding = first?.severity === 'fine' ? (sharp ?? first) : first;
  if (!finding) return [{ key: 'file.kept', values: valuesOf(scene, file, judged), files: [file.id] }];
  const isSaid = scene.state.lastReply.toLowerCase().includes(finding.message.toLowerCase());
  const own = isSaid && finding.code !== 'person_looks' ? 'file.again' : `file.${finding.code}`;
  const isWorded = scene.shop.responses.en[own] && !(PAID.has(finding.code) && finding.feeCents === null);
  const key = isWorded ? own : `file.${finding.severity}`;
  return [
    { key, values: { ...valuesOf(scene, file, judged), ...wordsOf(scene, file, finding) }, files: [file.id] },
  ];
}

/** Said with what the way out costs. */
const PAID: ReadonlySet<string> = new Set(['dpi_soft', 'dpi_blurry', 'box_behind']);

const SHARP: ReadonlySet<string> = new Set(['vector', 'eps_vector', 'dpi_ok', 'stitch_file']);

function valuesOf(scene: Scene, file: SentFile, { widthInches, sharpToInches }: JudgedFile) {
  return {
    file: nameOf(scene, file),
    width: widthInches === null ? undefined : figure(Number(widthInches.toFixed(2))),
    most: sharpToInches === null ? undefined : figure(sharpToInches),
  };
}

/** Its words as the check has them, in two sentences and in one. */
function wordsOf(scene: Scene, file: SentFile, { message, fix, feeCents }: Finding) {
  const isOfSeveral = readyFiles(scene).length > 1;
  const said = isOfSeveral ? `${nameOf(scene, file)}: ${lowerFirst(message)}` : message;
  return {
    finding: fix === null ? said : `${said} ${fix}`,
    short: fix === null ? said : `${said.replace(/\.$/, '')}; ${lowerFirst(fix)}`,
    message: lowerFirst(message),
    fee: feeCents === null ? undefined : dollars(feeCents),
  };
}

/** 'your file', 'your second file' of several. */
export function nameOf(scene: Scene, file: SentFile): string {
  const files = readyFiles(scene);
  const names = NAMES[scene.state.language];
  return (files.length > 1 ? names[files.indexOf(file) + 1] : names[0]) ?? names[names.length - 1] ?? '';
}

const NAMES = {
  en: [
    'your file',
    'your first file',
    'your second file',
    'your third file',
    'your fourth file',
    'your last file',
  ],
  es: [
    'su archivo',
    'su primer archivo',
    'su segundo archivo',
    'su tercer archivo',
    'su cuarto archivo',
    'su último archivo',
  ],
} as const;

type Answer = (scene: Scene, file: SentFile, judged: JudgedFile) => Say | undefined;

/** undefined where it is not fine, and nobody can tell what to do. */
function fixOf(
  scene: Scene,
  file: SentFile,
  judged: JudgedFile,
  found: Finding | undefined,
): Say | undefined {
  const values = valuesOf(scene, file, judged);
  if (found && found.fix !== null)
    return {
      key: found.feeCents === null ? 'file.fix_unpriced' : 'file.fix',
      values: { ...values, ...wordsOf(scene, file, found), fix: lowerFirst(found.fix) },
    };
  const isFine = judged.findings.length > 0 && judged.findings.every(({ severity }) => severity === 'fine');
  return isFine ? { key: 'file.no_fix', values } : undefined;
}

const ANSWERS: Readonly<Record<Exclude<FileQuestion['about'], 'verdict'>, Answer>> = {
  fix: (scene, file, judged) => {
    const found = byWeight(judged.findings).find(({ fix }) => fix !== null);
    return fixOf(scene, file, judged, found);
  },
  background: (scene, file, judged) => {
    const found = judged.findings.find(({ code }) => code === 'box_behind');
    return found
      ? fixOf(scene, file, judged, found)
      : { key: 'file.no_box', values: valuesOf(scene, file, judged) };
  },
  colors: (scene, file, judged) => {
    if (file.inkColors !== null)
      return {
        key: file.inkColors === 1 ? 'file.one_color' : 'file.colors',
        values: { ...valuesOf(scene, file, judged), inks: figure(file.inkColors) },
      };
    const shades = judged.findings.find(({ code }) => code === 'many_shades');
    return { key: shades ? 'file.shades' : 'file.not_counted', values: valuesOf(scene, file, judged) };
  },
  largest: (scene, file, judged) =>
    judged.sharpToInches === null
      ? undefined
      : { key: 'file.largest', values: valuesOf(scene, file, judged) },
};
