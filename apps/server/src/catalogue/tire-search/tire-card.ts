import type { TireCard } from '@simpletread/contract';

import type { ChargedPrices } from '../../pricing/index.js';
import { tireVariantOf } from '../tires/index.js';
import type { Offer } from './offer.js';

/** The facts that depend on the shopper, not on the tire. */
export type CardExtras = Pick<TireCard, 'fit' | 'outTheDoor'>;

/** An offer as the contract shows it; written out, since objects made by spreading are slow to make and to read. */
export const tireCardOf = (
  { tire, rear, setPriceInCents }: Offer,
  { fit, outTheDoor }: CardExtras,
  charged: ChargedPrices,
): TireCard => {
  const variant = tireVariantOf(tire, charged);
  const { line } = tire;
  return {
    tireId: variant.tireId,
    itemNumber: variant.itemNumber,
    sizeCode: variant.sizeCode,
    sizeSlug: variant.sizeSlug,
    serviceDescription: variant.serviceDescription,
    loadIndex: variant.loadIndex,
    speedSymbol: variant.speedSymbol,
    loadRange: variant.loadRange,
    isExtraLoad: variant.isExtraLoad,
    isRunFlat: variant.isRunFlat,
    maxLoadLb: variant.maxLoadLb,
    warrantyMiles: variant.warrantyMiles,
    priceInCents: variant.priceInCents,
    retailPriceInCents: variant.retailPriceInCents,
    struckPriceInCents: variant.struckPriceInCents,
    freightInCents: variant.freightInCents,
    roadHazardInCents: variant.roadHazardInCents,
    priceLabel: variant.priceLabel,
    availability: variant.availability,
    brandSlug: line.brandSlug,
    brandName: line.brandName,
    lineSlug: line.lineSlug,
    lineName: line.lineName,
    categoryId: line.categoryId,
    categoryName: line.categoryName,
    hasSnowflake: line.hasSnowflake,
    imageKey: line.imageKey,
    isOurPick: line.isOurPick,
    score: line.score,
    rating: line.rating,
    reviewCount: line.reviewCount,
    rear: rear === null ? null : tireVariantOf(rear, charged),
    fit,
    setPriceInCents,
    outTheDoor,
  };
};
