import type { ApprovalState } from '@simpletread/domain';

import type { StateFace } from '../../shell/detail/index.js';

/** The look of each request state. */
export const APPROVAL_FACES: Readonly<Record<ApprovalState, StateFace>> = {
  pending: { label: 'Waiting', tone: 'warn', mark: 'half' },
  approved: { label: 'Approved', tone: 'good', mark: 'full' },
  refused: { label: 'Declined', tone: 'bad', mark: 'full' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', mark: 'ring' },
  expired: { label: 'Expired', tone: 'neutral', mark: 'ring' },
};
