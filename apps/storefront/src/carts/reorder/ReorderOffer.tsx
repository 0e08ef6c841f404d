import type { OrderView } from '@simpletread/contract';
import { OrderAgain } from './OrderAgain';
import { readReorder } from './read-reorder';

/** The offer to order an order's tires again; nothing while the stock can't be read. */
export const ReorderOffer = async ({ order }: { readonly order: OrderView }) => {
  const reorder = await readReorder(order);
  return reorder === null ? null : <OrderAgain reorder={reorder} formKey={crypto.randomUUID()} />;
};
