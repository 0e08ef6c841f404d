import type { AdminOrder } from '@simpletread/contract';
import { initialOf, maskEmail, maskName, maskPhone, may, type PermissionHolder } from '@simpletread/domain';

import type { OrderRecord } from '../order-record.js';

interface Contact {
  readonly email: string;
  readonly phone: string;
}

type Address = Pick<
  AdminOrder['customer'],
  'company' | 'address1' | 'address2' | 'city' | 'state' | 'zip' | 'specialInstructions'
>;

/** Staff who talk to buyers see contacts. Others see only that there is one. */
export const seesContacts = (viewer: PermissionHolder): boolean => may(viewer, 'contacts.read');

/** `email` as its viewer may see it. */
export const emailFor = (viewer: PermissionHolder, email: string): string =>
  seesContacts(viewer) ? email : maskEmail(email);

/** The name of a buyer as its viewer may see it. */
export const nameFor = (viewer: PermissionHolder, name: string): string =>
  seesContacts(viewer) ? name : maskName(name);

/** First and last name as their viewer may see them. */
export const namesFor = (
  viewer: PermissionHolder,
  { first_name: firstName, last_name: lastName }: Pick<OrderRecord, 'first_name' | 'last_name'>,
): Pick<AdminOrder['customer'], 'firstName' | 'lastName'> =>
  seesContacts(viewer) ? { firstName, lastName } : { firstName, lastName: initialOf(lastName) };

/** Email and phone as their viewer may see them. */
export const contactFor = (viewer: PermissionHolder, { email, phone }: Contact): Contact => ({
  email: emailFor(viewer, email),
  phone: seesContacts(viewer) ? phone : maskPhone(phone),
});

/** The buyer's address as the viewer may see it: in full, or town, state and ZIP without the street. */
export const addressFor = (viewer: PermissionHolder, order: OrderRecord): Address => {
  const town = { city: order.city, state: order.state_code, zip: order.zip };
  if (!seesContacts(viewer))
    return { ...town, company: null, address1: '', address2: null, specialInstructions: null };
  return {
    ...town,
    company: order.company,
    address1: order.address1,
    address2: order.address2 === '' ? null : order.address2,
    specialInstructions: order.special_instructions,
  };
};
