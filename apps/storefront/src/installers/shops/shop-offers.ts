import type { AppointmentChoice, Cents } from '@simpletread/domain';

/** A shop's answer for the shopper's tires. */
export interface ShopOffer {
  readonly canInstall: boolean;
  /** True if it serves the ZIP code of the cart. */
  readonly isInArea: boolean;
  /** For all tires of the cart; null without any. */
  readonly installation: Cents | null;
  /** Its next free times. */
  readonly times: readonly AppointmentChoice[];
}

/** A page of shops with their answers, by code. */
export interface ShopOffers {
  /** Tires in the cart. */
  readonly tires: number;
  readonly byCode: ReadonlyMap<string, ShopOffer>;
}

export const NO_OFFERS: ShopOffers = { tires: 0, byCode: new Map() };
