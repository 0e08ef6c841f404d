import type { StaffMember } from '@simpletread/contract';

import type { StateFace } from '../../../shell/detail/index.js';

/** The look of each member state. */
export const MEMBER_FACES: Readonly<Record<StaffMember['state'], StateFace>> = {
  waiting: { label: 'Awaiting approval', tone: 'warn', mark: 'half' },
  invited: { label: 'Invited', tone: 'info', mark: 'half' },
  active: { label: 'Active', tone: 'good', mark: 'full' },
  deactivated: { label: 'No access', tone: 'neutral', mark: 'ring' },
};

/** A role as people call it. */
export const roleText = (role: string): string => {
  const words = role.replaceAll('-', ' ');
  return words === '' ? 'None yet' : words.charAt(0).toUpperCase() + words.slice(1);
};
