import { allocate, applyRate, multiplyCents, ratePpm, sumCents, ZERO_CENTS } from '../money/index.js';
import { fetPerTire, type FetBasis } from './fet.js';
import { freightPerTire } from './freight.js';
import { installationSaving } from './installation-saving.js';
import { type PriceAmounts, taxableBaseOf, totalOf } from './price-order.js';
import type { PricedLine } from './priced-cart.js';
import type { PriceLine, PriceRequest } from './price-request.js';
import { hasRoadHazard } from './road-hazard.js';
import { tireFeePerTire } from './tire-fee.js';

type Draft = PriceAmounts & Pick<PricedLine, 'lineId' | 'quantity' | 'unitPriceInCents'>;

const assertQuantity = (quantity: number): void => {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`);
};

const draftLine = (line: PriceLine, request: PriceRequest, fetBasis: FetBasis): Draft => {
  const { lineId, quantity, unitPriceInCents } = line;
  assertQuantity(quantity);
  const { installation, destination } = request;
  const coverage = hasRoadHazard(line, request) ? line.roadHazard.costPerTireInCents : ZERO_CENTS;
  const stateFee = destination ? tireFeePerTire(destination.tireFee, line) : ZERO_CENTS;
  return {
    lineId,
    quantity,
    unitPriceInCents,
    subtotalInCents: multiplyCents(unitPriceInCents, quantity),
    installationInCents: multiplyCents(installation?.pricePerTireInCents ?? ZERO_CENTS, quantity),
    installationSavingInCents: ZERO_CENTS,
    roadHazardInCents: multiplyCents(coverage, quantity),
    fetInCents: multiplyCents(fetPerTire(line.maxLoadLb, fetBasis), quantity),
    stateFeeInCents: multiplyCents(stateFee, quantity),
    freightInCents: multiplyCents(freightPerTire(line.isOversized), quantity),
    salesTaxInCents: ZERO_CENTS,
  };
};

const withSaving = (drafts: readonly Draft[]): Draft[] => {
  const installations = drafts.map((draft) => draft.installationInCents);
  const tires = drafts.reduce((count, draft) => count + draft.quantity, 0);
  const shares = allocate(installationSaving(tires, sumCents(installations)), installations);
  return drafts.map((draft, index) => ({ ...draft, installationSavingInCents: shares[index] ?? ZERO_CENTS }));
};

const withSalesTax = (drafts: readonly Draft[], salesTaxRatePpm: number): Draft[] => {
  const bases = drafts.map(taxableBaseOf);
  const shares = allocate(applyRate(sumCents(bases), ratePpm(salesTaxRatePpm)), bases);
  return drafts.map((draft, index) => ({ ...draft, salesTaxInCents: shares[index] ?? ZERO_CENTS }));
};

/** Prices every line in the order of `price-order.ts`; a quantity that is not a whole number from 1 throws `RangeError`. */
export const priceLines = (request: PriceRequest, fetBasis: FetBasis): PricedLine[] => {
  const drafts = request.lines.map((line) => draftLine(line, request, fetBasis));
  return withSalesTax(withSaving(drafts), request.destination?.salesTaxRatePpm ?? 0).map((draft) => ({
    ...draft,
    totalInCents: totalOf(draft),
  }));
};
