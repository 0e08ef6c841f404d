import FormHelperText from '@mui/material/FormHelperText';
import { useEffect } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';

interface FieldFaultProps {
  /** The name of the form's contract for what is wrong. */
  readonly source: string;
  /** The value it is about; the message goes when another one is chosen. */
  readonly about: unknown;
}

/** Shows what is wrong with a value of the form around it that no input of the form holds. */
export const FieldFault = ({ source, about }: FieldFaultProps) => {
  const { clearErrors } = useFormContext();
  const { errors } = useFormState();
  useEffect(() => clearErrors(source), [clearErrors, source, about]);
  const message: unknown = get(errors, `${source}.message`);
  return typeof message === 'string' ? (
    <FormHelperText error role="alert">
      {message}
    </FormHelperText>
  ) : null;
};
