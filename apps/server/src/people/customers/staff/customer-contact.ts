import type { Customer } from '@simpletread/contract';
import { maskEmail, maskPhone } from '@simpletread/domain';

import type { TheirAccount } from './customer-accounts.reader.js';
import type { TheirContact, TheirOrder } from './customer-orders.reader.js';
import type { CustomerFace } from './customer-face.reader.js';

type Contact = Customer['contact'];

const distinct = (texts: readonly (string | null)[]): string[] =>
  [...new Set(texts.filter((text) => text !== null && text !== ''))] as string[];

interface Known {
  readonly face: Pick<CustomerFace, 'quote_email' | 'quote_phone'>;
  /** The newest. */
  readonly orders: readonly TheirOrder[];
  /** Of all orders, the last used first. */
  readonly contacts: readonly TheirContact[];
  readonly accounts: readonly TheirAccount[];
}

const addressOf = ({ address1, address2, city, state_code: state, zip, company }: TheirOrder): string[] =>
  distinct([company, address1, address2, `${city}, ${state} ${zip}`]);

/** The contact of a customer, as typed with their orders, accounts and quotes: the last used first. */
export const contactOf = ({ face, orders, contacts, accounts }: Known): Contact => {
  const shop = orders.find(({ shop_id: shopId }) => shopId !== null);
  const [last] = orders;
  return {
    emails: distinct([
      ...accounts.map(({ email }) => email),
      ...contacts.map(({ email }) => email),
      face.quote_email,
    ]),
    phones: distinct([
      ...accounts.map(({ phone }) => phone),
      ...contacts.map(({ phone }) => phone),
      face.quote_phone,
    ]),
    address: last === undefined ? [] : addressOf(last),
    shop:
      shop === undefined || shop.shop_id === null || shop.shop_name === null
        ? null
        : { id: shop.shop_id, name: shop.shop_name },
  };
};

/** The same for staff who may only know that there is one: the town without the street. */
export const maskedContact = (contact: Contact): Contact => ({
  emails: distinct(contact.emails.map(maskEmail)),
  phones: distinct(contact.phones.map(maskPhone)),
  address: contact.address.slice(-1),
  shop: contact.shop,
});
