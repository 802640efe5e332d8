// What the words of a verdict are made of besides its figure, in every language.
import type { ArtworkFacts, Print } from '../schemas/artwork.ts';

/** What the shop asks for its help, from the price book; null where a person has to say. */
export type ArtworkFees = {
  redrawCents: number | null;
  cutOutCents: number | null;
  digitizingCents: number | null;
};

/** `facts` and `print` are those that the verdict was made of. */
export type Told = {
  facts: ArtworkFacts;
  print: Print;
  fees: ArtworkFees;
  /** What is printed on: 'T-shirt'; null where nobody said. */
  goods: string | null;
};

/** '0.35 mm (1 pt)'. */
export const thinnestLine = ({ print }: Told): string =>
  `${print.needs.detailMm} mm (${Number(((print.needs.detailMm / 25.4) * 72).toFixed(1))} pt)`;

/** Of a picture that is all that a file holds; null where it was not measured. */
export function onlyPictureDpi({ facts: { pixelsAcrossInk }, print }: Told): number | null {
  return pixelsAcrossInk === null ? null : Math.round(pixelsAcrossInk / print.widthInches);
}

export const thousands = (text: string): string =>
  text.replace(/\d+/g, (number) => Number(number).toLocaleString('en-US'));
