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
  /** The buyer's acknowledgment of a tire that doesn't fit; absent in older drafts. */
  readonly fitAcknowledgement?: FitAcknowledgement | null;
}

/** The content of an order, fixed before the payment: the order matches the charge, whatever changes meanwhile. */
export interface OrderDraft {
  readonly orderId: string;
  readonly orderNumber: OrderNumber;
  /** The signed-in buyer. Null for a guest, and absent in older drafts. */
  readonly accountId?: string | null;
  /** The buyer's account type at the time. Absent in older drafts, which are Retail. */
  readonly accountType?: AccountTypeName;
  readonly shipTo: Omit<ShipTo, 'state'> & { readonly state: string };
  /** The number of the buyer's own purchase order. Null without one, and absent in older drafts. */
  readonly poNumber?: string | null;
  readonly fulfilment: Fulfilment;
  readonly shopId: string | null;
  /** The pickup location. Null if there is none, and absent in older drafts. */
  readonly pickupPoint?: PickupPoint | null;
  /** The warehouse whose counter that is, and which has the tires. Null for most, and absent in older drafts. */
  readonly pickupWarehouseCode?: string | null;
  /** The slot at that shop; null, and absent in older drafts, without one. */
  readonly appointment?: Appointment | null;
  /** The destination of the tires. Null for a ZIP without a position. */
  readonly deliverTo: LatLng | null;
  readonly vehicle: ChosenVehicle | null;
  /** The return whose right tires it orders. Null for most, and absent in older drafts. */
  readonly exchangeReturnId?: string | null;
  /** The order that it replaces, and who of staff gave the link for it. Null for most, and absent in older drafts. */
  readonly replaces?: {
    readonly orderId: string;
    readonly orderNumber: OrderNumber;
    readonly staffId?: string;
  } | null;
  /** The quote whose held prices it has. Null for most, and absent in older drafts. */
  readonly quoteId?: string | null;
  readonly lines: readonly OrderDraftLine[];
  readonly pricing: PricedCart;
  /** The explanation of the price, including rules that didn't apply; absent in older drafts. */
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
  /** The lender's own number of a loan on net terms; null without. */
  readonly loanId: string | null;
  /** Of the card or lender alone. Zero if a gift card covered everything. */
  readonly amountInCents: Cents;
  readonly giftCardInCents: Cents;
  /** Null without one. */
  readonly giftCardNumber: string | null;
}
