import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of setting the SimpleScore weights. */
export const SCORE_FAULTS = {
  'score.shareInvalid': {
    status: 400,
    message: '{field} must be a whole percentage from {least} to {most}.',
  },
  'score.totalInvalid': {
    status: 400,
    message: 'The four weights must total 100%. They total {total}%.',
  },
  'score.publishing': {
    status: 409,
    message: 'New weights are being published. Please wait until they are done.',
  },
  'score.nothingChanges': { status: 409, message: 'These weights are already published.' },
  'score.noDraft': { status: 409, message: 'There is no draft to publish. Someone discarded it.' },
} as const satisfies FaultArea<Extract<FaultCode, `score.${string}`>>;
