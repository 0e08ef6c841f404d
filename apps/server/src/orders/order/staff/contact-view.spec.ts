import { STAFF_ROLES, staffCan } from '@simpletread/domain';

import { aStaffPrincipal } from '../../../../test/builders/sso/a-staff-principal.js';

import { anOrderRecord } from '../testing/an-order-record.js';
import { addressFor, contactFor, emailFor } from './contact-view.js';

const CONTACT = { email: 'priya@mail.com', phone: '2155550149' };

describe("how a role sees a buyer's email and phone", () => {
  it.each(['support-agent', 'senior-agent', 'sales-rep', 'admin'] as const)('is in full for %s', (role) => {
    expect(contactFor(aStaffPrincipal(role), CONTACT)).toEqual(CONTACT);
  });

  it.each(['analyst', 'installer-partner-manager'] as const)('is masked for %s', (role) => {
    expect(contactFor(aStaffPrincipal(role), CONTACT)).toEqual({
      email: 'p•••@mail.com',
      phone: '(•••) ••• 0149',
    });
  });

  it('is in full for every role that reads messages, which name their recipient', () => {
    const readers = STAFF_ROLES.filter((role) => staffCan(role, 'messages.read'));
    expect(readers.map((role) => emailFor(aStaffPrincipal(role), CONTACT.email))).toEqual(
      readers.map(() => CONTACT.email),
    );
  });
});

describe("how a role sees a buyer's address", () => {
  const order = anOrderRecord({
    company: 'Nair Dental',
    address1: '1214 South 8th Street',
    address2: 'Unit 2',
    special_instructions: 'Gate code 4411',
  });
  const town = { city: order.city, state: order.state_code, zip: order.zip };

  it.each(['support-agent', 'senior-agent', 'sales-rep', 'admin'] as const)('is in full for %s', (role) => {
    expect(addressFor(aStaffPrincipal(role), order)).toEqual({
      ...town,
      company: 'Nair Dental',
      address1: '1214 South 8th Street',
      address2: 'Unit 2',
      specialInstructions: 'Gate code 4411',
    });
  });

  it.each(['analyst', 'installer-partner-manager'] as const)('is town, state and ZIP for %s', (role) => {
    expect(addressFor(aStaffPrincipal(role), order)).toEqual({
      ...town,
      company: null,
      address1: '',
      address2: null,
      specialInstructions: null,
    });
  });
});
