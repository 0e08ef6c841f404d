import type { TireCard } from '@simpletread/contract';
import { addCents, priceCart } from '@simpletread/domain';

import { isInstallable } from '../../installers/index.js';
import type { DoorTerms } from './door-terms.js';
import { priceLineOf } from './tire-price-line.js';
import type { Tire } from './tire.js';

export type OutTheDoor = NonNullable<TireCard['outTheDoor']>;

export interface TireQuantity {
  readonly tire: Tire;
  readonly quantity: number;
}

/**
 * The price of `tires` mounted at a typical nearby shop, everything included, by the same rules as a cart. Without
 * installation for sizes that partner shops don't mount and for places without a shop.
 */
export const outTheDoor = (tires: readonly TireQuantity[], terms: DoorTerms): OutTheDoor => {
  const { zip, destination, installPriceInCents, view } = terms;
  const isMounted = installPriceInCents !== null && tires.every(({ tire }) => isInstallable(tire.size));
  const priced = priceCart(
    {
      lines: tires.map(({ tire, quantity }) =>
        priceLineOf(tire, { lineId: tire.tireId, quantity, hasRoadHazard: false }),
      ),
      installation: isMounted ? { pricePerTireInCents: installPriceInCents } : null,
      destination,
      context: { ...view.context, zip },
    },
    view.promotionRules,
  );
  return {
    quantity: tires.reduce((sum, { quantity }) => sum + quantity, 0),
    zip,
    stateCode: destination.state,
    tiresInCents: priced.tiresInCents,
    discountInCents: priced.discountInCents,
    installationInCents: priced.installationInCents,
    installationSavingInCents: priced.installationSavingInCents,
    feesAndTaxInCents: addCents(addCents(priced.stateFeeInCents, priced.fetInCents), priced.salesTaxInCents),
    stateFeeInCents: priced.stateFeeInCents,
    fetInCents: priced.fetInCents,
    salesTaxInCents: priced.salesTaxInCents,
    freightInCents: priced.freightInCents,
    totalInCents: priced.totalInCents,
  };
};
