// What stands over a quote or a proof on paper alone: whose it is, for whom, and of when.
import type { Job } from '../../../schemas/job.ts';
import type { PublicShop } from '../../../schemas/shop.ts';
import { useWords } from './words/use-words.ts';

interface Props {
  job: Job;
  shop: PublicShop;
  /** 'Quote 2'. */
  title: string;
  date: string;
}

export function PaperHead({ job, shop, title, date }: Props) {
  const words = useWords();
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
        <b>{title}</b>
        <br />
        {job.contact}
        <br />
        {`${words.number(job.number)}, ${date}`}
      </p>
    </div>
  );
}
