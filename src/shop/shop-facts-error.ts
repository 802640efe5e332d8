// What is wrong with the owner's files: every mistake with its file, its line and what was expected.

export interface Mistake {
  /** Relative to the shop's folder, e.g. 'knowledge/payment.md'. */
  file: string;
  /** From 1. */
  line: number;
  /** Begins with 'expected'. */
  message: string;
}

/** Thrown by loadShop; its message has one line per mistake, `shop.yaml:12 expected …`. */
export class ShopFactsError extends Error {
  override name = 'ShopFactsError';
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[], options?: ErrorOptions) {
    super(mistakes.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'), options);
    this.mistakes = mistakes;
  }
}
