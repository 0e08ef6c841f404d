import { contactForm, ContractError, faultMessage } from '@simpletread/contract';
import { CONTACT_FILE_BYTES, DOCUMENT_TYPES } from '@simpletread/domain';
import type { TypedContact } from './contact-answer';

/** Texts of the specification. Source: R8.04. */
export const NOT_SENT = 'Message failed to send... Please try again.';
export const NOT_ATTACHED = 'Oops, something went wrong! Please try again.';

export const LOOK_AGAIN = 'Please check the marked fields.';

type Attached = Pick<File, 'size' | 'type'>;

/** The fault of the attached file, in the API's words; null if it can be sent. */
export const checkFile = (file: Attached | null): string | null => {
  if (file === null) return null;
  if (file.size > CONTACT_FILE_BYTES)
    return faultMessage({ code: 'contact.fileTooLarge', data: { limit: '1 MB' } });
  return DOCUMENT_TYPES.some((known) => known === file.type)
    ? null
    : faultMessage({ code: 'contact.fileType', data: {} });
};

const wordsOf = (field: string, message: string, typed: TypedContact): string => {
  if (field === 'subject') return 'Please choose a subject';
  return field === 'message' && typed.message === '' ? 'Please write a message' : message;
};

/** Returns the faults of the form's fields, by name and in the API's words, before sending. */
export const checkContact = (
  typed: TypedContact,
  file: Attached | null,
): Readonly<Record<string, string>> => {
  const parsed = contactForm.safeParse(typed);
  const wrongFile = checkFile(file);
  const issues = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => {
        const field = String(path[0] ?? '');
        return [field, wordsOf(field, message, typed)] as const;
      });
  return Object.fromEntries([...issues, ...(wrongFile === null ? [] : [['attachment', wrongFile] as const])]);
};

const FILE_FAULTS = ['contact.fileTooLarge', 'contact.fileType', 'contact.fileMissing'];

/** Returns what to say when a message wasn't sent: at the file where the file is the reason, otherwise in the words of the specification. */
export const contactProblem = (
  error: unknown,
): { readonly problem: string; readonly fields: Readonly<Record<string, string>> } => {
  const code = error instanceof ContractError ? error.code : null;
  if (code === 'picture.busy') return { problem: NOT_ATTACHED, fields: { attachment: NOT_ATTACHED } };
  if (error instanceof ContractError && FILE_FAULTS.includes(error.code ?? ''))
    return { problem: LOOK_AGAIN, fields: { attachment: error.message } };
  if (error instanceof ContractError && code === 'request.rateLimited')
    return { problem: error.message, fields: {} };
  return { problem: NOT_SENT, fields: {} };
};
