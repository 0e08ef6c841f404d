import { ContractError } from '@simpletread/contract';
import { HttpError } from 'react-admin';

/** The messages of fields, by their path in the body: `definition.benefit.amountInCents`. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Returns the messages of a schema's issues. */
export const errorsOfIssues = (issues: readonly Issue[]): FieldErrors =>
  Object.fromEntries(issues.map(({ path, message }) => [path.map(String).join('.'), message]));

/** Returns what the server said of fields, whichever client asked it. */
export const errorsOfRefusal = (error: unknown): FieldErrors => {
  if (error instanceof ContractError)
    return Object.fromEntries(
      error.fields.map(({ path, message }) => [path.replace(/^body\./, ''), message]),
    );
  if (error instanceof HttpError) return (error.body as { errors?: FieldErrors } | undefined)?.errors ?? {};
  return {};
};
