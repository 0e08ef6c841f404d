import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { adminOrder } from '../../order/index.js';

export const retryRefund = endpoint({
  id: 'admin.orders.retryRefund',
  method: 'POST',
  path: '/admin/orders/{id}/refund-retries',
  summary: 'Retries a refund that the payment provider refused; it is paid at most once.',
  access: staffAccess('orders.cancel'),
  params: shape({ id: idSchema }),
  reply: adminOrder,
  isIdempotent: true,
  faults: ['record.missing', 'order.transitionRefused'],
});
