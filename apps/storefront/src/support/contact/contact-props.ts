import { randomUUID } from 'node:crypto';
import { readMyOrders } from '../../orders';
import { textOf } from '../../shell/paths';
import { readCustomer } from '../../sso';
import type { TypedContact } from './contact-answer';

interface ContactProps {
  readonly initial: TypedContact;
  /** Orders to choose from; empty for guests. */
  readonly orders: readonly { readonly value: string; readonly label: string }[];
  /** A second click sends no second message. */
  readonly idempotencyKey: string;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Returns the first values of the contact form: the signed-in customer's name and orders, and the order that a link names. */
export const contactProps = async (query: Query): Promise<ContactProps> => {
  const customer = await readCustomer();
  const orders = customer === null ? [] : (await readMyOrders(1)).orders;
  const order = textOf(query, 'order', 40);
  return {
    initial: {
      firstName: customer?.firstName ?? '',
      lastName: customer?.lastName ?? '',
      email: customer?.email ?? '',
      phone: '',
      orderNumber: order,
      subject: order === '' ? '' : 'My order',
      message: '',
    },
    orders: orders.map(({ orderNumber }) => ({ value: orderNumber, label: orderNumber })),
    idempotencyKey: randomUUID(),
  };
};
