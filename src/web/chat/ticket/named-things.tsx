// What is asked for, as part of a sentence: the first three by name, the others counted.
import { Fragment } from 'react';
import { cutList } from './name-items.ts';

export function NamedThings({ things }: { things: readonly { name: string; how?: string | undefined }[] }) {
  const { named, more } = cutList(things);
  return named.map(({ name, how }, index) => (
    // Two items may have one name.
    <Fragment key={index}>
      {index > 0 && (index === things.length - 1 ? ' and ' : ', ')}
      {/* '9 t-shirts' is not broken at its hyphen. */}
      <strong className="inline-block">{name}</strong>
      {how && ` (${how})`}
      {more > 0 && index === named.length - 1 && ` and ${more} more`}
    </Fragment>
  ));
}
