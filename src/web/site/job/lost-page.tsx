// For who has lost the link to a job, or has one that opens nothing: it is mailed again. And the page that says so.
import type { Language } from '../../../schemas/language.ts';
import { phoneHref } from '../../phone-href.ts';
import { Field } from '../../ui/field.tsx';
import { LOST_WORDS } from './words/lost.ts';

interface Brand {
  name: string;
  phone: string;
}

interface Props {
  brand: Brand;
  language: Language;
}

export function LostPage({ brand, language, problem }: Props & { problem: string | null }) {
  const words = LOST_WORDS[language];
  return (
    <div className="page grid min-h-[70vh] content-center justify-items-start gap-5">
      <h1 className="section-title m-0 text-wrap">{words.title}</h1>
      <p className="lede max-w-[34em]">{words.why}</p>
      <form
        className="grid w-full max-w-[34em] gap-4 border-2 bg-white p-5 shadow-card"
        method="post"
        action="/job/lost"
      >
        <Field
          id="lost-email"
          name="email"
          label={words.email}
          type="email"
          required
          autoComplete="email"
          error={problem ?? undefined}
        />
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" className="button button-action">
            {words.send}
          </button>
          <p>
            {words.orCall}
            <a className="whitespace-nowrap" href={phoneHref(brand.phone)}>
              {brand.phone}
            </a>
          </p>
        </div>
      </form>
    </div>
  );
}

export function LinksSentPage({ brand, language }: Props) {
  const words = LOST_WORDS[language];
  return (
    <div className="page grid min-h-[70vh] content-center justify-items-start gap-5">
      <h1 className="section-title m-0 text-wrap">{words.sent}</h1>
      <p className="lede max-w-[34em]">
        {words.sentNote}
        <a className="whitespace-nowrap" href={phoneHref(brand.phone)}>
          {brand.phone}
        </a>
        .
      </p>
      <a className="button" href="/">
        {words.back}
      </a>
    </div>
  );
}
