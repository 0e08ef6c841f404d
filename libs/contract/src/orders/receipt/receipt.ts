import { z } from 'zod';

import { customerOrActingAccess, orderAccess, staffAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { idSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const ofBuyer = shape({ orderId: idSchema, customerId: idSchema });

export const getOwnReceipt = endpoint({
  id: 'users.receipt',
  method: 'GET',
  path: '/users/me/receipts/{orderId}/{customerId}',
  summary: 'The receipt of the customer’s own order, as PDF; any other pair is not found.',
  access: customerOrActingAccess,
  params: ofBuyer,
  status: 200,
  faults: ['record.missing'],
});

export const getReceiptByToken = endpoint({
  id: 'orders.receipt',
  method: 'GET',
  path: '/receipts/{orderId}/{customerId}',
  summary: 'The receipt of the order whose token the caller holds, as PDF; any other pair is not found.',
  access: orderAccess,
  params: ofBuyer,
  status: 200,
  faults: ['record.missing'],
});

export const getAdminReceipt = endpoint({
  id: 'admin.orders.receipt',
  method: 'GET',
  path: '/admin/orders/{id}/receipt',
  summary: 'The receipt of an order, as PDF. It shows the buyer’s address.',
  access: staffAccess('contacts.read'),
  params: shape({ id: idSchema }),
  status: 200,
  faults: ['record.missing'],
});

/** Receipts in one file. */
export const MOST_RECEIPTS = 100;

export const getAdminReceipts = endpoint({
  id: 'admin.orders.receipts',
  method: 'GET',
  path: '/admin/receipts',
  summary:
    'The receipts of up to 100 orders in one PDF, in the order asked for. Not found if one of the orders isn’t. They show the buyers’ addresses.',
  access: staffAccess('contacts.read'),
  /** Ids, separated by commas. */
  query: shape({ orders: z.string() }),
  status: 200,
  faults: ['record.missing'],
});
