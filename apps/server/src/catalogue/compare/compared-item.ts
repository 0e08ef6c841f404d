import type { ComparisonReply } from '@simpletread/contract';

import type { KnownVehicle } from '../vehicles/index.js';
import type { Warehouse } from '../../delivery/index.js';
import type { ChargedPrices, PriceView } from '../../pricing/index.js';
import { outTheDoor, type ShopperPlace } from '../tires/index.js';
import { planDelivery, tireSpecsOf } from '../product/index.js';
import { type Offer, offerFit, tireCardOf, tiresOfSet } from '../tire-search/index.js';

type Item = ComparisonReply['items'][number];

/** The facts that depend on the shopper, not on the tires. */
export interface ComparisonFor {
  readonly vehicle: KnownVehicle | null;
  readonly shopper: ShopperPlace | null;
  readonly warehouses: readonly Warehouse[];
  readonly now: Date;
  readonly view: PriceView;
  readonly charged: ChargedPrices;
}

const isSold = ({ tire, rear }: Offer): boolean =>
  tire.status === 'active' && (rear === null || rear.status === 'active');

/** When the whole set is there: with its last tire. */
const deliveryOf = (offer: Offer, { shopper, warehouses, now }: ComparisonFor): Item['delivery'] =>
  shopper === null ? null : planDelivery(tiresOfSet(offer), warehouses, shopper.place, now);

/** A tire or a set with all that is compared; what is not made anymore has neither a total nor a day. */
export const comparedItem = (offer: Offer, comparedFor: ComparisonFor): Item => {
  const terms = comparedFor.shopper?.terms ?? null;
  return {
    ...tireCardOf(
      offer,
      {
        fit: offerFit(offer, comparedFor.vehicle),
        outTheDoor: terms === null || !isSold(offer) ? null : outTheDoor(tiresOfSet(offer), terms),
      },
      comparedFor.charged,
    ),
    specs: tireSpecsOf(offer.tire),
    rearSpecs: offer.rear === null ? null : tireSpecsOf(offer.rear),
    delivery: isSold(offer) ? deliveryOf(offer, comparedFor) : null,
  };
};
