import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Tells the dialog around the form whether something unsent is typed. */
export const DialogEdits = ({ onChange }: { readonly onChange: (isEdited: boolean) => void }) => {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const isEdited = Object.keys(dirtyFields).length > 0 && !isSubmitting && !isSubmitSuccessful;
  useEffect(() => onChange(isEdited), [onChange, isEdited]);
  return null;
};
