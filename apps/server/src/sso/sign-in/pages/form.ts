import { faultMessage } from '@simpletread/contract';
import { ownValue, type Result } from '@simpletread/domain';

/** The fields of a form or query. A field is read by its own name only, so extra fields have no effect. */
export class Form {
  constructor(private readonly body: unknown) {}

  /** The text of a field; empty when it is missing or there are several of it. */
  text(name: string): string {
    const value: unknown =
      typeof this.body === 'object' && this.body !== null && Object.hasOwn(this.body, name)
        ? ownValue(this.body as Record<string, unknown>, name)
        : undefined;
    return typeof value === 'string' ? value : '';
  }

  isTicked(name: string): boolean {
    return this.text(name) === 'yes';
  }
}

type Fields = Readonly<Record<string, Result<unknown>>>;
type Values<F extends Fields> = { readonly [K in keyof F]: F[K] extends Result<infer T> ? T : never };

export type ReadFields<F extends Fields> =
  | { readonly values: Values<F>; readonly errors: null }
  | { readonly values: null; readonly errors: Readonly<Record<string, string>> };

/** All fields of a form, or what is wrong with each that is not right, in the words for it. */
export const readFields = <F extends Fields>(fields: F): ReadFields<F> => {
  const entries = Object.entries(fields);
  const wrong = entries.flatMap(([name, field]) =>
    field.ok ? [] : [[name, faultMessage(field.fault)] as const],
  );
  if (wrong.length > 0) return { values: null, errors: Object.fromEntries(wrong) };
  const values = Object.fromEntries(entries.map(([name, field]) => [name, field.ok ? field.value : null]));
  return { values: values as Values<F>, errors: null };
};
