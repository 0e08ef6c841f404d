import { type Appointment, appointmentWords } from '../../installers/index.js';
import type { Fulfilment } from '../../orders/index.js';

/** The way of a quote's tires to their customer. */
export interface QuoteReceiving {
  readonly fulfilment: Fulfilment;
  /** The shop that mounts them. */
  readonly shop: { readonly company: string } | null;
  /** The counter or the location of the carrier. */
  readonly pickupPoint: { readonly name: string } | null;
  readonly appointment: Pick<Appointment, 'date' | 'startTime' | 'dropOffWindow'> | null;
}

/** Returns the place of a quote's tires: `Installed at South Street Auto`, `Pickup at Carlisle` or `Shipped to you`. */
export const quotePlaceWords = ({
  shop,
  pickupPoint,
}: Pick<QuoteReceiving, 'shop' | 'pickupPoint'>): string => {
  if (shop !== null) return `Installed at ${shop.company}`;
  return pickupPoint === null ? 'Shipped to you' : `Pickup at ${pickupPoint.name}`;
};

/** Returns the place, and the time where one is chosen: `Installed at South Street Auto, Tuesday, December 1, 2026 at 9:00 am`. */
export const quoteReceivingWords = (receiving: QuoteReceiving): string =>
  receiving.shop === null || receiving.appointment === null
    ? quotePlaceWords(receiving)
    : `${quotePlaceWords(receiving)}, ${appointmentWords(receiving.appointment)}`;
