import type { ApprovalState } from '@simpletread/domain';
import { Chip } from '@simpletread/ui';

import { APPROVAL_FACES } from './approval-face.js';

/** Where a request stands. */
export const ApprovalChip = ({ state }: { readonly state: ApprovalState }) => {
  const { label, tone, mark } = APPROVAL_FACES[state];
  return (
    <Chip tone={tone} mark={mark}>
      {label}
    </Chip>
  );
};
