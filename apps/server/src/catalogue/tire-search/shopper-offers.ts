import { Injectable } from '@nestjs/common';
import { GUEST, hasOwnPrices, priceLabelOf, shopperPrices } from '@simpletread/domain';
import { LRUCache } from 'lru-cache';

import type { PriceView } from '../../pricing/index.js';
import { priceLineOf, type Tire, type TireQuantity, type UnstockedTire } from '../tires/index.js';
import { type Offer, offerOf, SET_QUANTITY, tiresOfSet } from './offer.js';

interface PricedFacts {
  readonly rear: UnstockedTire | null;
  readonly facts: readonly UnstockedTire[];
}

type PricedFactsByTire = WeakMap<UnstockedTire, PricedFacts>;

/** Kinds of shopper whose prices are remembered. */
const MOST_VIEWS = 40;

const withFacts = (tire: Tire, facts: UnstockedTire): Tire =>
  facts === tire.facts
    ? tire
    : {
        ...tire,
        priceInCents: facts.priceInCents,
        retailPriceInCents: facts.retailPriceInCents,
        priceLabel: facts.priceLabel,
        facts,
      };

/** Tires at the shopper's prices: those of the account's price lists, if any. */
@Injectable()
export class ShopperOffers {
  private readonly views = new LRUCache<string, PricedFactsByTire>({ max: MOST_VIEWS });

  /** True if the shopper of `view` has no special prices. */
  arePublic({ rules, context }: PriceView): boolean {
    return !hasOwnPrices(rules, context);
  }

  /** The same offers for shoppers without special prices. */
  of(offers: readonly Offer[], view: PriceView): readonly Offer[] {
    if (!hasOwnPrices(view.rules, view.context)) return offers;
    const known = this.factsOf(view);
    return offers.map((offer) => {
      const [tire = offer.tire, rear = null] = this.priced(tiresOfSet(offer), view, known);
      return offerOf(tire, offer.rear === null ? null : rear);
    });
  }

  /** Tires that are bought together, in the same order. */
  set(tires: readonly TireQuantity[], view: PriceView): readonly TireQuantity[] {
    if (!hasOwnPrices(view.rules, view.context)) return tires;
    const facts = pricedFacts(tires, view);
    return tires.map(({ tire, quantity }, index) => ({
      tire: withFacts(tire, facts[index] ?? tire.facts),
      quantity,
    }));
  }

  /** Each as a set of it would be bought. */
  each(tires: readonly Tire[], view: PriceView): readonly Tire[] {
    if (!hasOwnPrices(view.rules, view.context)) return tires;
    const known = this.factsOf(view);
    return tires.map((tire) => this.priced([{ tire, quantity: SET_QUANTITY }], view, known)[0] ?? tire);
  }

  private factsOf({ key }: PriceView): PricedFactsByTire {
    const known = this.views.get(key) ?? new WeakMap<UnstockedTire, PricedFacts>();
    this.views.set(key, known);
    return known;
  }

  private priced(tires: readonly TireQuantity[], view: PriceView, known: PricedFactsByTire): readonly Tire[] {
    const [front, rear] = tires;
    if (front === undefined) return [];
    const rearFacts = rear?.tire.facts ?? null;
    const before = known.get(front.tire.facts);
    const facts = before?.rear === rearFacts ? before.facts : pricedFacts(tires, view);
    if (before?.facts !== facts) known.set(front.tire.facts, { rear: rearFacts, facts });
    return tires.map(({ tire }, index) => withFacts(tire, facts[index] ?? tire.facts));
  }
}

const lineOf = ({ tire, quantity }: TireQuantity, index: number) =>
  priceLineOf(tire, { lineId: `${index}`, quantity, hasRoadHazard: false });

const pricedFacts = (tires: readonly TireQuantity[], { rules, context }: PriceView): UnstockedTire[] => {
  const lines = tires.map(lineOf);
  const prices = shopperPrices(lines, rules, context);
  const everybodys = shopperPrices(lines, rules, { ...context, shopper: GUEST });
  const label = priceLabelOf(context.shopper.accountTypes, context.shopper.isCrewMember);
  return tires.map(({ tire }, index) => {
    const price = prices[index];
    if (price === undefined || price.priceListId === null) return tire.facts;
    return {
      ...tire.facts,
      priceInCents: price.unitPriceInCents,
      retailPriceInCents: everybodys[index]?.unitPriceInCents ?? tire.facts.retailPriceInCents,
      priceLabel: label,
    };
  });
};
