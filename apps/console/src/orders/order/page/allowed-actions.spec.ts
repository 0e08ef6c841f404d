import { staffCan, type StaffPermission, type StaffRole } from '@simpletread/domain';

import { allowedActions } from './allowed-actions.js';

const actions = [
  { id: 'cancel', label: 'Cancel order', isAllowed: true, reason: 'Placed 4 minutes ago.', until: null },
  { id: 'note', label: 'Add note', isAllowed: true, reason: 'Only staff see notes.', until: null },
] as const;

const openTo = (role: StaffRole) =>
  allowedActions(actions, (permission: StaffPermission) => staffCan(role, permission))
    .filter(({ isAllowed }) => isAllowed)
    .map(({ id }) => id);

describe('allowedActions', () => {
  it('leaves an agent everything the order allows', () => {
    expect(openTo('support-agent')).toEqual(['cancel', 'note']);
  });

  it('closes cancelling to a sales rep, and all to an analyst', () => {
    expect(openTo('sales-rep')).toEqual(['note']);
    expect(openTo('analyst')).toEqual([]);
  });

  it('keeps a closed action in sight with the reason', () => {
    const [cancel] = allowedActions(actions, () => false);
    expect(cancel).toMatchObject({ isAllowed: false, reason: 'Your role doesn’t allow this.' });
  });
});
