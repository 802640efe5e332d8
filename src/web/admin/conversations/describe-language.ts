// A visitor's language by its English name.

/** E.g. 'Spanish' for 'es'; what is no known language stays as it was said. */
export function describeLanguage(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch (error) {
    if (error instanceof RangeError) return tag;
    throw error;
  }
}
