// What a form's schema or the server found wrong, by field, and the way to the first of it.
import type { FieldError } from '../../schemas/problem.ts';

export type ErrorsByField = Record<string, string>;

/** The parts of a Zod schema that a form needs. */
interface Schema {
  safeParse(values: unknown): {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
  };
}

/** The first message for each field of `values` that `schema` refuses; empty when all is well. */
export function checkValues(schema: Schema, values: Record<string, string>): ErrorsByField {
  const { error } = schema.safeParse(values);
  return errorsByField(
    (error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0] ?? ''), message })),
  );
}

/** The first message for each field. */
export function errorsByField(errors: readonly FieldError[] = []): ErrorsByField {
  const byField: ErrorsByField = {};
  for (const { field, message } of errors) byField[field] ??= message;
  return byField;
}

/** A form's text values by field name. */
export function readValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** Moves the focus to the first field of `form` that is at fault. */
export function focusFirstError(form: HTMLFormElement, errors: ErrorsByField): void {
  const controls = [...form.elements].filter((control) => control instanceof HTMLElement);
  controls.find((control) => errors[control.getAttribute('name') ?? ''])?.focus();
}
