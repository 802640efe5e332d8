// What stands over a quote on paper alone: whose it is, for whom, and when it was written.
import type { Job } from '../../../../schemas/job.ts';
import type { ToldQuote } from '../../../../schemas/quote.ts';
import type { PublicShop } from '../../../../schemas/shop.ts';

export function PaperHead({ job, quote, shop }: { job: Job; quote: ToldQuote; shop: PublicShop }) {
  const { name, address, phone, email } = shop.brand;
  return (
    <div className="mb-6 hidden justify-between gap-8 border-b-2 pb-4 print:flex">
      <p>
        <b>{name}</b>
        <br />
        {`${address.street}, ${address.city}, ${address.region} ${address.postal_code}`}
        <br />
        {`${phone}, ${email}`}
      </p>
      <p className="text-right">
        <b>Quote {quote.version}</b>
        <br />
        {job.contact}
        <br />
        {`No. ${job.number}, ${quote.sentOn}`}
      </p>
    </div>
  );
}
