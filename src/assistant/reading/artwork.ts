// What the visitor has to print from: a file, a sketch, or nothing yet.
import { type SlotContext, type SlotResult, skipped } from './slot.ts';

/** In words an owner can use: 'file ready (PNG)', 'logo ready', 'needs design'. */
export function readArtwork({ words, asked }: SlotContext): SlotResult<string> {
  const { plain, message } = words;
  const span = { start: 0, end: message.length };
  const format = FORMAT.exec(plain)?.[1]?.toUpperCase();
  if (NEEDS_DESIGN.test(plain)) return { status: 'filled', value: 'needs design', span };
  const ready = READY.exec(plain);
  if (ready) {
    const what = /^(?:logo|sketch|photo|picture|drawing)$/.exec(ready[1] ?? '')?.[0] ?? 'file';
    return { status: 'filled', value: format ? `${what} ready (${format})` : `${what} ready`, span };
  }
  if (asked === 'artwork') {
    if (format) return { status: 'filled', value: `file ready (${format})`, span };
    if (/^ (?:yes|yup|ok|sure|i do|we do|we have|i have)\b/.test(plain))
      return { status: 'filled', value: 'file ready', span };
    if (/^ (?:no|not yet|nothing)\b/.test(plain)) return { status: 'filled', value: 'needs design', span };
  }
  return skipped;
}

const FORMAT = / (ai|eps|pdf|svg|png|jpe?g|psd|tiff?|cdr) (?!\?)/;
const NEEDS_DESIGN =
  / (?:(?:need|want|would like|looking for|require)(?: \w+){0,4} (?:designed|design help|help with (?:the |a |my |our )?(?:design|logo|art|artwork))|(?:do not|no|not) (?:yet )?(?:have )?(?:an? |any |our |the )?(?:logo|artwork|art|design|file)(?: yet)?|need (?:a|some|new|help with a) (?:logo|artwork|design)) /;
const READY =
  / (?:i|we) (?:already )?(?:do )?(?:have|got)(?: got)? (?:an? |the |my |our |some )?(?:own |finished |vector |existing |high res |print ready |ai |eps |pdf |svg |png |jpe?g |psd )*(logo|artwork|art|design|file|files|vector|sketch|photo|picture|drawing|ai|eps|pdf|svg|png|jpe?g|psd)\b/;
