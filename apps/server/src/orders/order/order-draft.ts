import type { ChosenVehicle, FitAcknowledgement, FitVerdictReply, PickupPoint } from '@simpletread/contract';
import type {
  AccountTypeName,
  Appointment,
  Cents,
  Fulfilment,
  LatLng,
  OrderNumber,
  PricedCart,
  PriceRecord,
  ShipTo,
} from '@simpletread/domain';

export interface OrderDraftLine {
  /** The cart line's id, by which `pricing.lines` names it. */
  readonly lineId: string;
  readonly tireId: string;
  readonly itemNumber: number;
  readonly brandName: string;
  readonly lineName: string;
  readonly sizeCode: string;
  readonly serviceDescription: string;
  readonly imageKey: string;
  readonly axle: 'all' | 'front' | 'rear';
  readonly fit: FitVerdictReply | null;
  /** What the buyer said of a tire that does not fit; absent in older drafts. */
  readonly fitAcknowledgement?: FitAcknowledgement | null;
}

/** Everything an order is made of, fixed before the payment: what is charged is what is ordered, whatever changes meanwhile. */
export interface OrderDraft {
  readonly orderId: string;
  readonly orderNumber: OrderNumber;
  /** The signed-in customer who buys; null, and absent in older drafts, for a guest. */
  readonly accountId?: string | null;
  /** What the buyer's account was; absent in older drafts, which are of Retail. */
  readonly accountType?: AccountTypeName;
  readonly shipTo: Omit<ShipTo, 'state'> & { readonly state: string };
  readonly fulfilment: Fulfilment;
  readonly shopId: string | null;
  /** Where the tires are picked up; null, and absent in older drafts, where they are not. */
  readonly pickupPoint?: PickupPoint | null;
  /** The slot at that shop; null, and absent in older drafts, without one. */
  readonly appointment?: Appointment | null;
  /** Where the tires travel to; null for a ZIP without a position. */
  readonly deliverTo: LatLng | null;
  readonly vehicle: ChosenVehicle | null;
  readonly lines: readonly OrderDraftLine[];
  readonly pricing: PricedCart;
  /** How the price came about and what did not apply; absent in older drafts. */
  readonly priceRecord?: PriceRecord;
}

/** The payment that an order is placed with. */
export interface CapturedPayment {
  readonly provider: string;
  readonly charge: string;
  readonly method: string;
  /** Null where a lender paid. */
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  /** Of the card or lender alone; zero where a gift card paid everything. */
  readonly amountInCents: Cents;
  readonly giftCardInCents: Cents;
  /** Null without one. */
  readonly giftCardNumber: string | null;
}
