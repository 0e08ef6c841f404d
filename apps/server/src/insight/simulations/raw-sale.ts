import type { PricedVehicle, StoredPrice } from '@simpletread/domain';

/** A tire as a sale keeps it: in a cart at the price of its moment, built as it is now, and with what it costs us now. */
export interface RawTire {
  readonly tireId: string;
  readonly lineId: string;
  readonly brandSlug: string;
  readonly categoryId: number;
  readonly sizeCode: string;
  readonly rimIn: number;
  readonly maxLoadLb: number;
  readonly isOversized: boolean;
  readonly weightLb: number;
  readonly priceInCents: number;
  readonly roadHazardInCents: number;
  readonly costInCents: number | null;
}

interface RawOccasion {
  readonly saleId: string;
  readonly label: string;
  /** ISO 8601. */
  readonly at: string;
  readonly customer: string;
  /** The destination of the tires. */
  readonly zip: string | null;
  readonly isInstalled: boolean;
  readonly vehicle: PricedVehicle | null;
}

export interface RawOrder extends RawOccasion {
  readonly kind: 'order';
  readonly accountType: string;
  readonly method: string | null;
  readonly isFirst: boolean;
  readonly snapshot: StoredPrice;
  /** In the order of the snapshot's lines. */
  readonly tires: readonly (RawTire | null)[];
}

export interface RawCart extends RawOccasion {
  readonly kind: 'cart';
  readonly installPriceInCents: number | null;
  readonly couponPromotionId: string | null;
  readonly lines: readonly {
    readonly lineId: string;
    readonly quantity: number;
    readonly hasRoadHazard: boolean;
    readonly tire: RawTire;
  }[];
}

/** A sale as it was gathered: nothing in it changes anymore. */
export type RawSale = RawOrder | RawCart;
