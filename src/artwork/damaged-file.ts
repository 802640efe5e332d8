/** The file breaks its format's rules: incomplete, or not written by any program that draws. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}
