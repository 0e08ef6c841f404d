import { ContractError } from '@simpletread/contract';

/** What is wrong with fields, by their path in what is sent: `definition.benefit.amountInCents`. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What our own check of a body found. */
export const errorsOfIssues = (issues: readonly Issue[]): FieldErrors =>
  Object.fromEntries(issues.map(({ path, message }) => [path.map(String).join('.'), message]));

/** What the server said of the fields. */
export const errorsOfRefusal = (error: unknown): FieldErrors =>
  error instanceof ContractError
    ? Object.fromEntries(error.fields.map(({ path, message }) => [path.replace(/^body\./, ''), message]))
    : {};

/** What is wrong with the field at `path` or a part of it. */
export const errorAt = (errors: FieldErrors, path: string): string | undefined =>
  errors[path] ?? Object.entries(errors).find(([key]) => key.startsWith(`${path}.`))?.[1];
