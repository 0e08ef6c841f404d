import type { OrderChangePreview } from '@simpletread/contract';
import { ZERO_CENTS } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { needsSecondPerson, type PlannedChange } from './plan-change.js';

/** The preview of a change as buyer and staff see it; `staff` is null for a buyer. */
export const previewReply = (planned: PlannedChange, staff: StaffPrincipal | null): OrderChangePreview => ({
  previewToken: planned.previewToken,
  orderVersion: planned.order.version,
  fields: [...planned.preview.fields],
  amounts: [...planned.preview.amounts],
  deliveryBefore: planned.preview.deliveryBefore,
  deliveryAfter: planned.preview.deliveryAfter,
  effects: [...planned.preview.effects],
  refundInCents: (planned.preview.removal ?? planned.preview.receiving)?.refundInCents ?? ZERO_CENTS,
  needsApproval: staff !== null && needsSecondPerson(planned, staff),
});
