import type { TireCard } from '@simpletread/contract';
import { addCents, priceCart, type PriceLine } from '@simpletread/domain';

import { isInstallable } from '../installers/index.js';
import type { DoorTerms } from './door-terms.js';
import type { Tire } from './tire.js';

export type OutTheDoor = NonNullable<TireCard['outTheDoor']>;

export interface TireQuantity {
  readonly tire: Tire;
  readonly quantity: number;
}

const lineOf = ({ tire, quantity }: TireQuantity): PriceLine => ({
  lineId: tire.tireId,
  unitPriceInCents: tire.priceInCents,
  quantity,
  maxLoadLb: tire.maxLoadLb,
  isOversized: tire.isOversized,
  weightLb: tire.weightLb,
  rimIn: tire.size.rimIn,
  roadHazard: { isChosen: false, costPerTireInCents: tire.roadHazardInCents },
});

/**
 * What `tires` cost mounted at a typical shop near the shopper, everything included, priced by the very rules that a cart
 * is. Sizes that partner shops do not take, and places without a shop, are priced without installation.
 */
export const outTheDoor = (tires: readonly TireQuantity[], terms: DoorTerms): OutTheDoor => {
  const { zip, destination, installPriceInCents } = terms;
  const isMounted = installPriceInCents !== null && tires.every(({ tire }) => isInstallable(tire.size));
  const priced = priceCart({
    lines: tires.map(lineOf),
    installation: isMounted ? { pricePerTireInCents: installPriceInCents } : null,
    destination,
  });
  return {
    quantity: tires.reduce((sum, { quantity }) => sum + quantity, 0),
    zip,
    stateCode: destination.state,
    tiresInCents: priced.tiresInCents,
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
