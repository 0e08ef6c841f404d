import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of prepared texts and macros, as staff know them. */
export const PREPARED_TEXT_FAULTS = {
  'preparedText.placeholderUnknown': {
    status: 400,
    message: 'Nothing replaces {name}. Use a placeholder from the list below the message.',
  },
  'preparedText.nameTaken': { status: 409, message: 'Another prepared text has this name.' },
  'macro.nameTaken': { status: 409, message: 'Another macro has this name.' },
  'macro.textTooLong': { status: 409, message: 'A text can have up to 480 characters. Send it as an email.' },
  'macro.textMissing': {
    status: 409,
    message: 'The prepared text of this message was removed. Choose another one.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `preparedText.${string}` | `macro.${string}`>>;
