import type { TireCard } from '@simpletread/contract';

import { availabilityOf, serviceDescription, tireVariantOf } from '../tire-variant.js';
import type { Offer } from './offer.js';

/** What hangs on the shopper rather than on the tire. */
export type CardExtras = Pick<TireCard, 'fit' | 'outTheDoor'>;

/** An offer as the contract shows it. Every field is written out: one shape for all cards is quickest to make and to write. */
export const tireCardOf = (
  { tire, rear, setPriceInCents }: Offer,
  { fit, outTheDoor }: CardExtras,
): TireCard => ({
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
  availability: availabilityOf(tire),
  brandSlug: tire.line.brandSlug,
  brandName: tire.line.brandName,
  lineSlug: tire.line.lineSlug,
  lineName: tire.line.lineName,
  categoryId: tire.line.categoryId,
  categoryName: tire.line.categoryName,
  hasSnowflake: tire.line.hasSnowflake,
  imageKey: tire.line.imageKey,
  isOurPick: tire.line.isOurPick,
  score: tire.line.score,
  rating: tire.line.rating,
  reviewCount: tire.line.reviewCount,
  rear: rear === null ? null : tireVariantOf(rear),
  fit,
  setPriceInCents,
  outTheDoor,
});
