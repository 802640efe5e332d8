// What stands over a lead on paper alone: whose sheet it is, and what for.
import { useShop } from '../../page-data.ts';

export function JobSheetHead() {
  const { brand } = useShop();
  return (
    <p className="job-sheet-head">
      <b>{brand.name}</b> Job sheet
    </p>
  );
}
