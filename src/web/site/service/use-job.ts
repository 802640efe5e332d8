// The job that the calculator of a service's page has, for whom it is passed on to: in words for Carl, and in the
// quote form, which from the first sending on keeps in step with it. What the visitor wrote and chose there stays.
import { useRef, useState } from 'react';
import type { Calculator } from '../../../schemas/page.ts';
import type { PublicService, PublicShop } from '../../../schemas/shop.ts';
import { type AskedJob, describeJob, methodOptionOf } from '../../../schemas/told-job.ts';
import { rangeOf } from './estimate-ticket.tsx';
import type { Figures } from './use-estimate.ts';

export function useJob(
  services: PublicShop['services'],
  service: PublicService,
  calculator: Calculator | null,
) {
  const { name, in_quote_form: isOffered, unit } = service;
  const [words, setWords] = useState(
    () =>
      calculator &&
      describeJob({ quantity: String(calculator.start.quantity), options: {} }, calculator, unit),
  );
  const [estimate, setEstimate] = useState(() => calculator && rangeOf(calculator.start));
  const form = useRef<HTMLFormElement>(null);
  // What the form opens with: of the services it does not offer the details tell the name.
  const [opening] = useState(() => ({
    service: quotedService({}, undefined, calculator, service, services) ?? '',
    details: isOffered ? '' : `${name}: `,
  }));
  const shown = useRef({ line: '', service: opening.service });
  const madeBy = useRef(calculator?.start.method);

  /** Takes note of the job as it stands now; `isTaken`: it goes into the form, whatever stands there. */
  function follow(job: AskedJob, figures: Figures | null, isTaken: boolean): void {
    if (!calculator) return;
    madeBy.current = job.method ?? figures?.method ?? madeBy.current;
    // A page that asks for the method shows it, also where it was not chosen.
    const method = methodOptionOf(calculator) ? madeBy.current : job.method;
    const told = describeJob({ ...job, method }, calculator, unit);
    const range = figures && rangeOf(figures);
    setWords(told);
    setEstimate(range);
    const line = `${opening.details}${told}.${range ? ` Estimate: ${range}.` : ''}`;
    const quoted = quotedService(job.options, method, calculator, service, services) ?? '';
    const details = form.current?.elements.namedItem('details');
    const choices = form.current?.elements.namedItem('service');
    const isWritten =
      details instanceof HTMLTextAreaElement && writeLine(details, shown.current.line, line, isTaken);
    if (choices instanceof RadioNodeList && quoted && (isTaken || choices.value === shown.current.service))
      choices.value = quoted;
    shown.current = { line: isWritten ? line : '', service: quoted };
  }

  return { words, estimate, form, opening, follow };
}

/** Puts `line` in the place of the one `before`, or at the top if it is wanted; false if it stands nowhere. */
function writeLine(details: HTMLTextAreaElement, before: string, line: string, isWanted: boolean): boolean {
  const at = before === '' ? -1 : details.value.indexOf(before);
  if (at === -1 && !isWanted) return false;
  if (at !== -1) details.setRangeText(line, at, at + before.length, 'preserve');
  else if (details.value.trim() === details.defaultValue.trim()) details.value = line;
  else details.setRangeText(`${line}\n`, 0, 0, 'preserve');
  return true;
}

/** The name under which the quote form takes a job: the service's own, or that of how the chosen options make it. */
function quotedService(
  options: AskedJob['options'],
  method: string | undefined,
  calculator: Calculator | null,
  service: PublicService,
  services: PublicShop['services'],
): string | undefined {
  if (service.in_quote_form) return service.name;
  const chosen = (calculator?.options ?? []).flatMap((option) => {
    if (option.kind !== 'choice') return [];
    const made = option.choices.filter((choice) => method !== undefined && choice.method === method);
    return made.length > 0
      ? made
      : option.choices.filter(({ name }) => name === (options[option.name] ?? option.default));
  });
  return services.find(({ slug }) => chosen.some(({ quotedAs }) => quotedAs === slug))?.name;
}
