import type { TireCard } from '@simpletread/contract';

import type { ChargedPrices } from '../../pricing/index.js';
import { tireVariantOf } from '../tire-variant.js';
import type { Offer } from './offer.js';

/** What hangs on the shopper rather than on the tire. */
export type CardExtras = Pick<TireCard, 'fit' | 'outTheDoor'>;

/** An offer as the contract shows it.  */
export const tireCardOf = (
  { tire, rear, setPriceInCents }: Offer,
  { fit, outTheDoor }: CardExtras,
  charged: ChargedPrices,
): TireCard => ({
  ...tireVariantOf(tire, charged),
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
  rear: rear === null ? null : tireVariantOf(rear, charged),
  fit,
  setPriceInCents,
  outTheDoor,
});
