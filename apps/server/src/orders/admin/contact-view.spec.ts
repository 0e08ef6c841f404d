import { STAFF_ROLES, staffCan } from '@simpletread/domain';

import { contactFor, emailFor } from './contact-view.js';

const CONTACT = { email: 'priya@mail.com', phone: '2155550149' };

describe("how a role sees a buyer's e-mail and phone", () => {
  it.each(['support-agent', 'senior-agent', 'sales-rep', 'admin'] as const)('is in full for %s', (role) => {
    expect(contactFor(role, CONTACT)).toEqual(CONTACT);
  });

  it.each(['analyst', 'installer-partner-manager'] as const)('is masked for %s', (role) => {
    expect(contactFor(role, CONTACT)).toEqual({ email: 'p•••@mail.com', phone: '(•••) ••• 0149' });
  });

  it('is in full for every role that reads messages, which name their recipient', () => {
    const readers = STAFF_ROLES.filter((role) => staffCan(role, 'messages.read'));
    expect(readers.map((role) => emailFor(role, CONTACT.email))).toEqual(readers.map(() => CONTACT.email));
  });
});
