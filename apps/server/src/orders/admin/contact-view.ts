import type { AdminOrder } from '@simpletread/contract';
import { maskEmail, maskPhone, staffCan, type StaffRole } from '@simpletread/domain';

import type { OrderRecord } from '../order-record.js';

interface Contact {
  readonly email: string;
  readonly phone: string;
}

type Address = Pick<
  AdminOrder['customer'],
  'company' | 'address1' | 'address2' | 'city' | 'state' | 'zip' | 'specialInstructions'
>;

/** Who writes on orders talks to their buyers; everyone else sees that there is an address, not which. */
export const seesContacts = (role: StaffRole): boolean => staffCan(role, 'orders.note');

/** `email` as a role may see it. */
export const emailFor = (role: StaffRole, email: string): string =>
  seesContacts(role) ? email : maskEmail(email);

/** E-mail and phone as a role may see them. */
export const contactFor = (role: StaffRole, { email, phone }: Contact): Contact => ({
  email: emailFor(role, email),
  phone: seesContacts(role) ? phone : maskPhone(phone),
});

/** Where the buyer lives, as a role may see it: in full, or town, state and ZIP with nothing that leads to the door. */
export const addressFor = (role: StaffRole, order: OrderRecord): Address => {
  const town = { city: order.city, state: order.state_code, zip: order.zip };
  if (!seesContacts(role))
    return { ...town, company: null, address1: '', address2: null, specialInstructions: null };
  return {
    ...town,
    company: order.company,
    address1: order.address1,
    address2: order.address2 === '' ? null : order.address2,
    specialInstructions: order.special_instructions,
  };
};
