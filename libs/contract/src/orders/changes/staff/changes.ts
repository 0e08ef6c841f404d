import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { adminOrder, timelineReason } from '../../order/index.js';
import { orderChange, orderChangePreview, PREVIEW_FAULTS, seenChange } from '../order-change.js';

export const previewOrderChange = endpoint({
  id: 'admin.orders.previewChange',
  method: 'POST',
  path: '/admin/orders/{id}/change-previews',
  summary: 'Previews a change of an order as its buyer sees it.',
  access: staffAccess('orders.change'),
  params: shape({ id: idSchema }),
  body: orderChange,
  isQuestion: true,
  reply: orderChangePreview,
  faults: PREVIEW_FAULTS,
});

export const changeOrder = endpoint({
  id: 'admin.orders.change',
  method: 'POST',
  path: '/admin/orders/{id}/changes',
  summary:
    'Changes contact, address, delivery or number of tires of an order as previewed, with a reason, and emails the buyer.',
  access: staffAccess('orders.change'),
  params: shape({ id: idSchema }),
  body: shape({ ...seenChange, reason: timelineReason }),
  reply: adminOrder,
  isIdempotent: true,
  faults: [...PREVIEW_FAULTS, 'record.stale'],
});
