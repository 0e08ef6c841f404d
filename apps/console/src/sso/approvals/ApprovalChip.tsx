import type { ApprovalState } from '@simpletread/domain';

import { StateChip } from '../../shell/detail/index.js';
import { APPROVAL_FACES } from './approval-face.js';

/** The state of a request. */
export const ApprovalChip = ({ state }: { readonly state: ApprovalState }) => (
  <StateChip face={APPROVAL_FACES[state]} />
);
