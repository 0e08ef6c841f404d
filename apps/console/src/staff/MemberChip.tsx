import type { StaffMember } from '@simpletread/contract';
import { Chip } from '@simpletread/ui';

import { MEMBER_FACES } from './member-face.js';

/** Whether somebody has access. */
export const MemberChip = ({ state }: Pick<StaffMember, 'state'>) => {
  const { label, tone, mark } = MEMBER_FACES[state];
  return (
    <Chip tone={tone} mark={mark}>
      {label}
    </Chip>
  );
};
