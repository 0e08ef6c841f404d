import type { ApprovalState } from '@simpletread/domain';

import type { StateFace } from '../../shell/detail/index.js';

/** How each state of a request is shown. */
export const APPROVAL_FACES: Readonly<Record<ApprovalState, StateFace>> = {
  pending: { label: 'Waits', tone: 'warn', mark: 'half' },
  approved: { label: 'Approved', tone: 'good', mark: 'full' },
  refused: { label: 'Refused', tone: 'bad', mark: 'full' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', mark: 'ring' },
  expired: { label: 'Ran out', tone: 'neutral', mark: 'ring' },
};
