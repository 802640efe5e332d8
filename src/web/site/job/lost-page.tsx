// For who has lost the link to a job, or has one that opens nothing: it is mailed again. And the page that says so.
import { phoneHref } from '../../phone-href.ts';
import { Field } from '../../ui/field.tsx';

interface Brand {
  name: string;
  phone: string;
}

export const LostPage = ({ brand, problem }: { brand: Brand; problem: string | null }) => (
  <div className="page grid min-h-[70vh] content-center justify-items-start gap-5">
    <h1 className="section-title m-0 text-wrap">Lost your link?</h1>
    <p className="lede max-w-[34em]">
      The page of a job opens with its link alone. One that does not open is not whole, or a newer one has
      taken its place. We mail the links of your jobs to the address that you gave us.
    </p>
    <form
      className="grid w-full max-w-[34em] gap-4 border-2 bg-white p-5 shadow-card"
      method="post"
      action="/job/lost"
    >
      <Field
        id="lost-email"
        name="email"
        label="Your email"
        type="email"
        required
        autoComplete="email"
        error={problem ?? undefined}
      />
      <div className="flex flex-wrap items-center gap-4">
        <button type="submit" className="button button-action">
          Send my links
        </button>
        <p>
          {'Or call '}
          <a className="whitespace-nowrap" href={phoneHref(brand.phone)}>
            {brand.phone}
          </a>
        </p>
      </div>
    </form>
  </div>
);

export const LinksSentPage = ({ brand }: { brand: Brand }) => (
  <div className="page grid min-h-[70vh] content-center justify-items-start gap-5">
    <h1 className="section-title m-0 text-wrap">Look into your mail</h1>
    <p className="lede max-w-[34em]">
      If we know that address, a mail with the links is on its way. It can take some minutes. Nothing there?
      Then call us at{' '}
      <a className="whitespace-nowrap" href={phoneHref(brand.phone)}>
        {brand.phone}
      </a>
      .
    </p>
    <a className="button" href="/">
      Back to the start
    </a>
  </div>
);
