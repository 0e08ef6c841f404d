import type { ApprovalState } from '@simpletread/domain';
import type { ChipMark, ChipTone } from '@simpletread/ui';

interface ChipFace {
  readonly label: string;
  readonly tone: ChipTone;
  readonly mark: ChipMark;
}

/** How each state of a request is shown. */
export const APPROVAL_FACES: Readonly<Record<ApprovalState, ChipFace>> = {
  pending: { label: 'Waits', tone: 'warn', mark: 'half' },
  approved: { label: 'Approved', tone: 'good', mark: 'full' },
  refused: { label: 'Refused', tone: 'bad', mark: 'full' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', mark: 'ring' },
  expired: { label: 'Ran out', tone: 'neutral', mark: 'ring' },
};
