import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver, ResolverResult } from 'react-hook-form';
import type { z } from 'zod';

import { errorsOfIssues, type FieldErrors } from './field-errors.js';
import { plainWords } from './plain-words.js';

/** A form that may be sent: as it was typed, and as the body of the call. */
export interface Sent<Form, Input> {
  readonly form: Form;
  readonly input: Input;
}

/** The check of a form, and its names for the fields of a body. */
export interface FormContract<Form extends FieldValues, Input> {
  readonly resolver: Resolver<Form, unknown, Sent<Form, Input>>;
  /** Returns the messages of a body's fields by the names of the form. */
  readonly named: (errors: FieldErrors) => FieldErrors;
}

interface FormContractOptions<Form, Input> {
  /** The schema of the contract that the server reads the body with. */
  readonly schema: z.ZodType;
  /** The body that the form represents. */
  readonly inputOf: (form: Form) => Input;
  /** The form's name for a body field; the same name if absent. */
  readonly fieldOf?: (path: string) => string;
  /** Finds other errors, by the names of the form. */
  readonly check?: (form: Form, input: Input) => FieldErrors;
}

/** Checks a form with the schema that the server reads its body with. */
export const formContract = <Form extends FieldValues, Input>({
  schema,
  inputOf,
  fieldOf = (path) => path,
  check = () => ({}),
}: FormContractOptions<Form, Input>): FormContract<Form, Input> => {
  const named = (errors: FieldErrors): FieldErrors =>
    Object.fromEntries(Object.entries(errors).map(([path, message]) => [fieldOf(path), message]));
  return {
    named,
    resolver: async (form, _context, options): Promise<ResolverResult<Form, Sent<Form, Input>>> => {
      const input = inputOf(form);
      const { error } = await schema.safeParseAsync(input, { error: plainWords });
      const errors = { ...named(errorsOfIssues(error?.issues ?? [])), ...check(form, input) };
      if (Object.keys(errors).length === 0) return { values: { form, input }, errors: {} };
      const found = Object.entries(errors).map(
        ([path, message]) => [path, { type: 'contract', message }] as const,
      );
      return { values: {}, errors: toNestErrors(Object.fromEntries(found), options) };
    },
  };
};
