import type { StaffMember } from '@simpletread/contract';

import { StateChip } from '../../../shell/detail/index.js';
import { MEMBER_FACES } from './member-face.js';

/** A member's access. */
export const MemberChip = ({ state }: Pick<StaffMember, 'state'>) => <StateChip face={MEMBER_FACES[state]} />;
