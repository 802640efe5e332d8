// The drawings beside the rules for artwork, by the names that the facts use.
import answers from '@press/rule-answers.svg';
import base from '@press/rule-base.svg';
import distance from '@press/rule-distance.svg';
import inks from '@press/rule-inks.svg';
import lettering from '@press/rule-lettering.svg';
import lines from '@press/rule-lines.svg';
import margin from '@press/rule-margin.svg';
import oneColor from '@press/rule-one-color.svg';
import photos from '@press/rule-photos.svg';
import shades from '@press/rule-shades.svg';
import size from '@press/rule-size.svg';
import sketch from '@press/rule-sketch.svg';
import vector from '@press/rule-vector.svg';
import words from '@press/rule-words.svg';
import type { RulePicture } from '../../../../../schemas/shop.ts';

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
