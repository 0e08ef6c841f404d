import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of saved replies and macros, as staff know them. */
export const SAVED_REPLY_FAULTS = {
  'savedReply.placeholderUnknown': {
    status: 400,
    message: 'Nothing replaces {name}. Use a placeholder from the list below the message.',
  },
  'savedReply.nameTaken': { status: 409, message: 'Another saved reply has this name.' },
  'macro.nameTaken': { status: 409, message: 'Another macro has this name.' },
  'macro.textTooLong': { status: 409, message: 'A text can have up to 480 characters. Send it as an email.' },
  'macro.textMissing': {
    status: 409,
    message: 'The saved reply of this message was removed. Choose another one.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `savedReply.${string}` | `macro.${string}`>>;
