// What a form with files sends: fields, and files that are kept aside as they come.
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { uploadRequestSchema } from '../../schemas/artwork-upload.ts';
import { FORM_FILES } from '../../schemas/longest.ts';
import type { AppContext } from '../app-context.ts';
import type { FormFile, FormFiles } from '../artwork/form-files.ts';
import { isTrapped } from '../limits/honeypot.ts';
import { countUse } from '../limits/limits.ts';
import { notedProblem, ProblemError } from '../plugins/problems.ts';
import { waitForBody } from '../plugins/slow-bodies.ts';

export interface FilledForm {
  /** What was typed; a field sent twice or not as text counts as not sent. */
  values: Record<string, string>;
  /** Kept aside: whoever reads a form has to discard them. */
  files: FormFile[];
  /** Files were chosen, kept or not. */
  hasFiles: boolean;
  /** What is wrong with the files, or with how the body came. */
  problem?: ProblemError;
}

/** 25 MB over a line that sends one megabit a second take less. */
const PATIENCE_MS = 5 * 60_000;
const LIMITS = { fields: 20, fieldSize: 65_536, parts: 100, fileSize: Number.POSITIVE_INFINITY };

/**
 * `field`: of the files. Reads the body to its end, whatever is wrong with it: a browser that is answered before shows that its connection was
 * cut, and not the answer.
 */
export async function readForm(
  request: FastifyRequest,
  context: AppContext,
  formFiles: FormFiles,
  field = 'artwork',
): Promise<FilledForm> {
  if (!request.isMultipart()) return { values: readTexts(request.body), files: [], hasFiles: false };
  waitForBody(request, PATIENCE_MS);
  const form: FilledForm = { values: {}, files: [], hasFiles: false };
  const budget = { bytes: FORM_FILES.megabytes * 1024 * 1024 };
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      form.values = readTexts(part.fields);
      if (part.type === 'field') continue;
      // A browser sends a field in which nothing was chosen as a file without a name.
      const isChosen = part.fieldname === field && part.filename;
      form.hasFiles ||= Boolean(isChosen);
      try {
        if (isChosen && !form.problem && !isTrapped(form.values)) await keep(part);
      } catch (error) {
        form.problem = notedProblem(error, request);
      }
      part.file.resume();
    }
  } catch (cause) {
    form.problem ??= cutOff(cause);
  }
  return form;

  async function keep(part: MultipartFile): Promise<void> {
    if (form.files.length === FORM_FILES.most)
      throw new ProblemError(413, `${FORM_FILES.most} files at most. Please choose them again.`);
    const name = uploadRequestSchema.shape.name.safeParse(part.filename);
    if (!name.success)
      throw new ProblemError(400, name.error.issues[0]?.message ?? 'This is no name of a file.');
    await countUse(request, 'uploads', context);
    form.files.push(await formFiles.keepAside(name.data, within(budget, part)));
  }
}

/** The file's bytes while they fit into `budget`, and the rest unseen. */
async function* within(budget: { bytes: number }, { file }: MultipartFile): AsyncGenerator<Uint8Array> {
  try {
    for await (const bytes of file.iterator({ destroyOnReturn: false })) {
      budget.bytes -= bytes.length;
      if (budget.bytes >= 0) yield bytes;
    }
  } catch (cause) {
    throw cutOff(cause);
  }
  if (budget.bytes < 0)
    throw new ProblemError(
      413,
      `That is over ${FORM_FILES.megabytes} MB in all. Please choose fewer or smaller files.`,
    );
}

const cutOff = (cause: unknown): ProblemError =>
  new ProblemError(400, 'The form did not arrive whole. Please send it again.', { cause });

/** The fields with one text each: of an encoded body, or of parts. A file's name is none. */
function readTexts(fields: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, field] of Object.entries(typeof fields === 'object' && fields !== null ? fields : {})) {
    const text: unknown = isPart(field) ? field.value : field;
    if (typeof text === 'string' && name !== 'artwork') texts[name] = text;
  }
  return texts;
}

const isPart = (field: unknown): field is { value: unknown } =>
  typeof field === 'object' &&
  field !== null &&
  'type' in field &&
  field.type === 'field' &&
  'value' in field;
