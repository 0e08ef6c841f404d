import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of saying what the parts of the SimpleScore count. */
export const SCORE_FAULTS = {
  'score.shareInvalid': {
    status: 400,
    message: '{field} has to be a whole percentage from {least} to {most}.',
  },
  'score.totalInvalid': {
    status: 400,
    message: 'The four shares have to be 100% together; they are {total}%.',
  },
  'score.publishing': {
    status: 409,
    message: 'New weights are being published. Please wait until they are.',
  },
  'score.nothingChanges': { status: 409, message: 'These are the weights that are published already.' },
  'score.noDraft': { status: 409, message: 'There is no draft to publish. Somebody has discarded it.' },
} as const satisfies FaultArea<Extract<FaultCode, `score.${string}`>>;
