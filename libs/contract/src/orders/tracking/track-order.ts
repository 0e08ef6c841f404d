import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { orderView } from '../order/index.js';

export const trackOrder = endpoint({
  id: 'orders.track',
  method: 'POST',
  path: '/orders/track',
  summary:
    'An order by its number and shipping ZIP; a wrong pair doesn’t reveal which was wrong. A number with too many wrong ZIPs also needs a code.',
  access: publicAccess,
  body: shape({
    orderNumber: z.string().max(40),
    zip: zipField,
    /** From our email, for a number that answers `order.codeNeeded`. */
    code: z.string().max(20).optional(),
  }),
  reply: orderView,
  faults: ['order.trackingMismatch', 'order.codeNeeded', 'order.codeWrong', 'contact.zipInvalid'],
});

export const askTrackingCode = endpoint({
  id: 'orders.askTrackingCode',
  method: 'POST',
  path: '/orders/track/code',
  summary:
    'Emails a code to the buyer of an order whose number was tried too often, or to a guest who means to change their order, unless an earlier code still works. The reply doesn’t reveal if number and ZIP match an order.',
  access: publicAccess,
  body: shape({
    orderNumber: z.string().max(40),
    zip: zipField,
    /** Also for a number that opens without a code, if its order belongs to no account. */
    isForChanges: z.boolean().optional(),
  }),
  reply: shape({}),
  faults: ['contact.zipInvalid'],
});
