import type {
  AdminOrder,
  ChosenVehicle,
  FitAcknowledgement,
  FitVerdictReply,
  PickupPoint,
} from '@simpletread/contract';
import type {
  Cents,
  Fulfilment,
  OrderNumber,
  OrderState,
  PaymentState,
  PhoneType,
  RefundState,
  StoredPrice,
} from '@simpletread/domain';

export interface OrderLineRecord {
  readonly id: string;
  readonly tire_id: string;
  readonly item_number: number;
  readonly brand_name: string;
  readonly line_name: string;
  readonly size_code: string;
  readonly service_description: string;
  readonly image_key: string;
  readonly axle: AdminOrder['lines'][number]['axle'];
  readonly fitment_verdict: FitVerdictReply | null;
  readonly fit_acknowledgement: FitAcknowledgement | null;
  readonly quantity: number;
  readonly returned_quantity: number;
  readonly unit_price_in_cents: Cents;
  readonly subtotal_in_cents: Cents;
  readonly total_in_cents: Cents;
}

export interface PaymentRecord {
  readonly id: string;
  readonly provider_charge: string;
  readonly method: string;
  readonly card_brand: string | null;
  readonly card_last4: string | null;
  readonly captured_in_cents: Cents;
  readonly refunded_in_cents: Cents;
  /** Null where no gift card paid any of it. */
  readonly gift_card_number: string | null;
  readonly gift_card_in_cents: Cents;
  readonly gift_card_refunded_in_cents: Cents;
  /** ISO 8601: it comes out of json. */
  readonly captured_at: string;
}

/** An order with its lines and payment as the reader finds it; views are made of it, nothing else leaves the feature. */
export interface OrderRecord {
  readonly id: string;
  readonly number: OrderNumber;
  readonly customer_id: string;
  readonly account_type: string;
  readonly channel: string;
  readonly state: OrderState;
  readonly payment_state: PaymentState;
  readonly version: number;
  readonly fulfilment: Fulfilment;
  readonly shop_id: string | null;
  readonly pickup_point: PickupPoint | null;
  readonly email: string;
  readonly phone: string;
  readonly phone_type: PhoneType;
  readonly first_name: string;
  readonly last_name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state_code: string;
  readonly zip: string;
  readonly company: string | null;
  readonly special_instructions: string | null;
  readonly vehicle: ChosenVehicle | null;
  readonly price_snapshot: StoredPrice;
  readonly total_in_cents: Cents;
  readonly refunded_in_cents: Cents;
  /** Of its refund that is furthest from being paid; null without any. */
  readonly refund_state: RefundState | null;
  readonly tire_count: number;
  readonly carrier: string | null;
  readonly tracking_number: string | null;
  readonly estimated_delivery_on: string | null;
  readonly placed_at: Date;
  readonly cancel_closes_at: Date;
  readonly picked_up_at: Date | null;
  readonly shipped_at: Date | null;
  readonly delivered_at: Date | null;
  readonly cancelled_at: Date | null;
  /** Since when its cancellation waits for a second person; it does not ship until that is decided. */
  readonly cancel_requested_at: Date | null;
  readonly lines: readonly OrderLineRecord[];
  readonly payment: PaymentRecord | null;
  /** The database's clock when the order was read. */
  readonly read_at: Date;
}
