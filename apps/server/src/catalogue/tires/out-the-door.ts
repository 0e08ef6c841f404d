import type { TireCard } from '@simpletread/contract';
import {
  addCents,
  type CartAmounts,
  type Cents,
  doesMethodMatter,
  type LenderPrice,
  lowestLenderPrice,
  openRules,
  priceAmounts,
  type PromotionPlace,
} from '@simpletread/domain';

import { isInstallable } from '../../installers/index.js';
import type { DoorTerms } from './door-terms.js';
import { priceLineOf } from './tire-price-line.js';
import type { Tire } from './tire.js';

export type OutTheDoor = NonNullable<TireCard['outTheDoor']>;

/** The price paid by card. */
export type DoorPrice = Omit<OutTheDoor, 'payLater'>;

export interface TireQuantity {
  readonly tire: Tire;
  readonly quantity: number;
}

/** Extras that a shopper has ticked. */
export interface ChosenExtras {
  /** Road hazard coverage; counted only with an installation. */
  readonly hasRoadHazard?: boolean;
}

const priced = (
  tires: readonly TireQuantity[],
  { zip, destination, installPriceInCents, view }: DoorTerms,
  { hasRoadHazard = false }: ChosenExtras,
  paymentMethod = view.context.paymentMethod,
): CartAmounts => {
  const isMounted = installPriceInCents !== null && tires.every(({ tire }) => isInstallable(tire.size));
  return priceAmounts(
    {
      lines: tires.map(({ tire, quantity }) =>
        priceLineOf(tire, { lineId: tire.tireId, quantity, hasRoadHazard }),
      ),
      installation: isMounted ? { pricePerTireInCents: installPriceInCents } : null,
      destination,
      context: { ...view.context, zip, paymentMethod },
    },
    view.promotionRules,
  );
};

const promotionPlaceOf = ({ zip, destination, view }: DoorTerms): PromotionPlace => ({
  context: { ...view.context, zip },
  state: destination.state,
});

/** Equal terms for pricing many tires: without promotions that can't apply to any of them. */
export const termsOfMany = (terms: DoorTerms): DoorTerms => {
  const { view } = terms;
  const promotionRules = openRules(view.promotionRules, promotionPlaceOf(terms));
  return { ...terms, view: { ...view, promotionRules } };
};

const lendersThatMatter = (terms: DoorTerms): DoorTerms['lenders'] => {
  const place = promotionPlaceOf(terms);
  return terms.lenders.filter(({ method }) => doesMethodMatter(terms.view.promotionRules, place, method));
};

/** The price of `tires` as `outTheDoor` gives it, without lenders. */
export const doorPrice = (
  tires: readonly TireQuantity[],
  terms: DoorTerms,
  extras: ChosenExtras = {},
): DoorPrice => {
  const price = priced(tires, terms, extras);
  return {
    quantity: tires.reduce((sum, { quantity }) => sum + quantity, 0),
    zip: terms.zip,
    stateCode: terms.destination.state,
    tiresInCents: price.tiresInCents,
    discountInCents: price.discountInCents,
    installationInCents: price.installationInCents,
    installationSavingInCents: price.installationSavingInCents,
    roadHazardInCents: price.roadHazardInCents,
    roadHazardSavingInCents: price.roadHazardSavingInCents,
    feesAndTaxInCents: addCents(addCents(price.stateFeeInCents, price.fetInCents), price.salesTaxInCents),
    stateFeeInCents: price.stateFeeInCents,
    fetInCents: price.fetInCents,
    salesTaxInCents: price.salesTaxInCents,
    freightInCents: price.freightInCents,
    totalInCents: price.totalInCents,
  };
};

/** The lowest price of `tires` with a lender; null if none is below `byCardInCents`, or the view has a way to pay already. */
export const lenderPrice = (
  tires: readonly TireQuantity[],
  terms: DoorTerms,
  byCardInCents: Cents,
  extras: ChosenExtras = {},
): LenderPrice | null =>
  terms.view.context.paymentMethod !== null
    ? null
    : lowestLenderPrice(
        byCardInCents,
        lendersThatMatter(terms),
        (method) => priced(tires, terms, extras, method).totalInCents,
      );

/**
 * The price of `tires` mounted at a typical nearby shop, everything included, by the same rules as a cart. Without
 * installation for sizes that partner shops don't mount and for places without a shop.
 */
export const outTheDoor = (
  tires: readonly TireQuantity[],
  terms: DoorTerms,
  extras: ChosenExtras = {},
): OutTheDoor => {
  const price = doorPrice(tires, terms, extras);
  return { payLater: lenderPrice(tires, terms, price.totalInCents, extras), ...price };
};
