// Where a quote is accepted by a typed name: a plain form, and with a script one that stays on the page.
import { type FormEvent, useState } from 'react';
import type { Language } from '../../../../schemas/language.ts';
import { LONGEST } from '../../../../schemas/longest.ts';
import type { JobProblem } from '../../../../schemas/page.ts';
import type { ToldQuote } from '../../../../schemas/quote.ts';
import { exactDollars } from '../../../../schemas/quote-sums.ts';
import { ApiError, send } from '../../../api.ts';
import { PhoneText } from '../../../ui/phone-text.tsx';
import { useWords } from '../words/use-words.ts';

interface Props {
  token: string;
  quote: ToldQuote;
  /** Which the page is read in, and so what is accepted. */
  language: Language;
  /** Whose link it is: most accept under that name. */
  name: string | null;
  problem: JobProblem | null;
  onAnswered(): Promise<void>;
}

export function AcceptForm({ token, quote, language, name, problem: refused, onAnswered }: Props) {
  const { version, totalCents } = quote;
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState(refused?.message ?? null);
  const words = useWords().quote;
  const path = `/api/job/${token}/accept`;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const field = event.currentTarget.elements.namedItem('name') as HTMLInputElement;
    setIsSending(true);
    try {
      await send(path, { method: 'POST', body: { quoteVersion: version, name: field.value, language } });
      setProblem(null);
      await onAnswered();
    } catch (error) {
      console.error('The quote was not accepted', error);
      const known = error instanceof ApiError ? error.problem : undefined;
      setProblem(known?.errors?.[0]?.message ?? known?.detail ?? words.notAccepted);
      field.focus();
      // Another version may have come.
      if (error instanceof ApiError && error.status === 409) await onAnswered();
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form
      className="grid gap-3 bg-paper px-5 py-5 max-phone:px-4 print:hidden"
      method="post"
      action={path}
      onSubmit={submit}
    >
      <input type="hidden" name="quoteVersion" value={version} />
      <input type="hidden" name="language" value={language} />
      <label className="grid max-w-[30em] gap-1.5" htmlFor="quote-name">
        <span>
          <b>{words.wording(version, totalCents)}</b> {words.typeName}
        </span>
      </label>
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        <input
          id="quote-name"
          name="name"
          className="field-control min-w-0 max-w-[22em] flex-[1_1_16em]"
          required
          maxLength={LONGEST.name}
          autoComplete="name"
          placeholder={words.fullName}
          defaultValue={refused?.text ?? name ?? ''}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'quote-problem' : undefined}
        />
        <button type="submit" className="button button-action" aria-disabled={isSending}>
          {isSending ? words.accepting : words.accept(exactDollars(totalCents))}
        </button>
      </div>
      {problem && (
        <p className="field-error" id="quote-problem" role="alert">
          <PhoneText text={problem} />
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-6">
        <a className="inline-flex min-h-target items-center font-bold text-small" href="#messages">
          {words.askChange}
        </a>
        <span className="text-grey text-small">{words.nothingPaid}</span>
      </p>
    </form>
  );
}
