import type { OrderChangePreview } from '@simpletread/contract';

import type { PlannedChange } from './plan-change.js';

/** The preview of a change as buyer and staff see it. */
export const previewReply = ({ order, preview, previewToken }: PlannedChange): OrderChangePreview => ({
  previewToken,
  orderVersion: order.version,
  fields: [...preview.fields],
  amounts: [...preview.amounts],
  deliveryBefore: preview.deliveryBefore,
  deliveryAfter: preview.deliveryAfter,
  effects: [...preview.effects],
});
