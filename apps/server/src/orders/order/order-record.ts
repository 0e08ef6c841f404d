import type { AsJson, Computed } from '../../platform/database/index.js';
import type { OrderLineRow } from './order-line.entity.js';
import type { OrderRow } from './order.entity.js';
import type { PaymentRow } from './payment/payment.entity.js';
import type { RefundRow } from './payment/refund.entity.js';

/** A line as it comes out of json. */
export type OrderLineRecord = AsJson<OrderLineRow>;

/** A payment as it comes out of json; `gift_card_number` is null where no gift card paid any of it. */
export type PaymentRecord = AsJson<PaymentRow>;

/** An order with its lines and payment as the reader finds it; views are made of it, nothing else leaves the feature. */
export type OrderRecord = OrderRow &
  Computed<{
    lines: readonly OrderLineRecord[];
    payment: PaymentRecord | null;
    /** The state of its refund that is furthest from paid; null without refunds. */
    refund_state: RefundRow['state'] | null;
    /** The database's clock when the order was read. */
    read_at: Date;
  }>;
