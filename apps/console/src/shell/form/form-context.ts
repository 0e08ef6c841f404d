import { createContext, useContext } from 'react';

import { errorAt, type FieldErrors } from './field-errors.js';

interface FormState {
  readonly errors: FieldErrors;
  /** Nothing can be changed: by this person, or now. */
  readonly isReadOnly: boolean;
}

export const FormContext = createContext<FormState>({ errors: {}, isReadOnly: false });

export const useFormState = (): FormState => useContext(FormContext);

export const useIsReadOnly = (): boolean => useContext(FormContext).isReadOnly;

/** What is wrong with the field that is sent as `path`. */
export const useFieldError = (path: string | undefined): string | undefined => {
  const { errors } = useContext(FormContext);
  return path === undefined ? undefined : errorAt(errors, path);
};
