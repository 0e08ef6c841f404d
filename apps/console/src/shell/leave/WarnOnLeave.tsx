import { useFormState } from 'react-hook-form';

import { useWarnOnLeave } from './use-warn-on-leave.js';

/** Asks before the page is left while the form around it holds unsaved edits. */
export const WarnOnLeave = () => {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  useWarnOnLeave(Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful);
  return null;
};
