// The drawings beside the rules for artwork, by the names that the facts use.
import answers from '@drawings/rule-answers.svg';
import base from '@drawings/rule-base.svg';
import distance from '@drawings/rule-distance.svg';
import inks from '@drawings/rule-inks.svg';
import lettering from '@drawings/rule-lettering.svg';
import lines from '@drawings/rule-lines.svg';
import margin from '@drawings/rule-margin.svg';
import oneColor from '@drawings/rule-one-color.svg';
import photos from '@drawings/rule-photos.svg';
import shades from '@drawings/rule-shades.svg';
import size from '@drawings/rule-size.svg';
import sketch from '@drawings/rule-sketch.svg';
import vector from '@drawings/rule-vector.svg';
import words from '@drawings/rule-words.svg';
import type { RulePicture } from '../../../../schemas/shop.ts';

export const RULE_PICTURES: Record<RulePicture, string> = {
  vector,
  inks,
  lines,
  base,
  lettering,
  size,
  sketch,
  shades,
  distance,
  margin,
  photos,
  words,
  answers,
  'one-color': oneColor,
};
