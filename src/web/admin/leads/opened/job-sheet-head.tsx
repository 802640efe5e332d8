// What stands over a lead on paper alone: whose sheet it is, and what for.
import { useShop } from '../../page-data.ts';

export function JobSheetHead() {
  const { brand } = useShop();
  return (
    <p className="hidden justify-between border-b-[2pt] pb-[6pt] sheet:flex">
      <b>{brand.name}</b> Job sheet
    </p>
  );
}
