import type { TireVariant } from '@simpletread/contract';
import { freightPerTire, struckPriceOf } from '@simpletread/domain';

import type { ChargedPrices } from '../../pricing/index.js';

import type { Tire } from './tire.js';

/** Below two sets a tire counts as nearly sold out. */
export const LOW_STOCK_TIRES = 8;

export type Availability = TireVariant['availability'];

/** The stock of a tire as shown to shoppers. */
export const availabilityOf = ({ status, available }: Pick<Tire, 'status' | 'available'>): Availability => {
  if (status === 'discontinued') return { state: 'discontinued', quantity: 0 };
  if (available === 0) return { state: 'outOfStock', quantity: 0 };
  return { state: available < LOW_STOCK_TIRES ? 'lowStock' : 'inStock', quantity: available };
};

/** Load index and speed symbol as on the sidewall: 102H, 125/122S, (96Y); empty where the maker states none. */
export const serviceDescription = (
  tire: Pick<Tire, 'loadIndex' | 'dualLoadIndex' | 'speedSymbol'>,
): string => {
  if (tire.loadIndex === null) return '';
  const load = tire.dualLoadIndex === null ? `${tire.loadIndex}` : `${tire.loadIndex}/${tire.dualLoadIndex}`;
  return tire.speedSymbol === '(Y)' ? `(${load}Y)` : `${load}${tire.speedSymbol ?? ''}`;
};

/** A tire as the contract shows it; `charged` says which prices may be pointed back to. */
export const tireVariantOf = (tire: Tire, charged: ChargedPrices): TireVariant => ({
  tireId: tire.tireId,
  itemNumber: tire.itemNumber,
  sizeCode: tire.size.code,
  sizeSlug: tire.size.slug,
  serviceDescription: serviceDescription(tire),
  loadIndex: tire.loadIndex,
  speedSymbol: tire.speedSymbol,
  loadRange: tire.loadRange,
  isExtraLoad: tire.isExtraLoad,
  isRunFlat: tire.isRunFlat,
  maxLoadLb: tire.maxLoadLb,
  warrantyMiles: tire.warrantyMiles,
  priceInCents: tire.priceInCents,
  retailPriceInCents: tire.retailPriceInCents,
  // Written out: copies of all of a tire cost more than everything else of a search.
  struckPriceInCents: struckPriceOf({
    priceInCents: tire.priceInCents,
    regularPriceInCents: tire.regularPriceInCents,
    chargedInCents: charged.get(tire.tireId) ?? null,
  }),
  freightInCents: freightPerTire(tire.isOversized),
  roadHazardInCents: tire.roadHazardInCents,
  priceLabel: tire.priceLabel,
  availability: availabilityOf(tire),
});
