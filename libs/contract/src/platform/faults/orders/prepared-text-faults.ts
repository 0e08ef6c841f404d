import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of prepared texts, as staff know them. */
export const PREPARED_TEXT_FAULTS = {
  'preparedText.placeholderUnknown': {
    status: 400,
    message: 'Nothing replaces {name}. Use a placeholder from the list below the message.',
  },
  'preparedText.nameTaken': { status: 409, message: 'Another prepared text has this name.' },
} as const satisfies FaultArea<Extract<FaultCode, `preparedText.${string}`>>;
