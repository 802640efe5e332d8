// What an SVG's text asks for besides drawing. Nothing of it is done.
import type { ArtworkFacts } from '../../schemas/artwork.ts';

const ACTIVE =
  /<(?:\w+:)?(?:script|iframe|object|embed|handler|include)[\s>/]|\son\w+\s*=|=\s*["']?\s*javascript:|@import\b|<!ENTITY\s+%?\s*\S+\s+(?:SYSTEM|PUBLIC)\b/i;
const HREF = /(\s(?:xlink:)?href\s*=\s*)(?:"([^"]*)"|'([^']*)')/g;
const EXTERNAL_ENTITY = /<!ENTITY\s+(?:%\s*)?([^\s>]+)\s+(?:SYSTEM|PUBLIC)[^>]*>/g;

export type SvgSource = Pick<ArtworkFacts, 'hasActiveContent' | 'hasLiveText' | 'hasMissingPicture'>;

export function readSvgSource(text: string): SvgSource {
  return {
    hasActiveContent: ACTIVE.test(text),
    hasLiveText: /<(?:\w+:)?text[\s>]/.test(text),
    hasMissingPicture: /<(?:\w+:)?(?:image|feImage)\s[^>]*?href\s*=\s*["'](?!\s*(?:data:|#))/.test(text),
  };
}

/** Only what the file itself holds: links become empty, entities from elsewhere nothing. */
export function stripSvg(text: string): string {
  const names = [...text.matchAll(EXTERNAL_ENTITY)].map((match) => match[1]);
  let kept = text.replace(EXTERNAL_ENTITY, '');
  for (const name of names) kept = kept.replaceAll(`&${name};`, '');
  return kept.replace(HREF, (whole: string, attribute: string, double?: string, single?: string) =>
    /^\s*(?:data:|#)/.test(double ?? single ?? '') ? whole : `${attribute}""`,
  );
}
