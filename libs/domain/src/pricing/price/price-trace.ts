import { FET_FREE_LOAD_LB, OVERSIZED_FREIGHT_PER_TIRE, tireFeeWords } from '../../delivery/index.js';
import { type Cents, cents, formatMoney, formatRate, ratePpm, sumCents } from '../../money/index.js';
import type { PriceRequest } from '../price-request/index.js';
import { netTirePrice, type PricedLines, salesTaxRateOf } from './price-lines.js';
import { taxableBaseOf } from './price-order.js';
import type { AppliedPromotion, PricedLine, PriceStep } from './priced-cart.js';

/** The receipt's label of coverage, and of its steps. */
export const ROAD_HAZARD_LABEL = 'Road hazard coverage, 36 months';

type TracedLine = PricedLines['lines'][number];

const tires = (quantity: number): string => (quantity === 1 ? '1 tire' : `${quantity} tires`);

const tireWords = ({ quantity, unitPriceInCents, retailPriceInCents, priceListId }: PricedLine): string => {
  const own = priceListId === null ? '' : `, your price instead of ${formatMoney(retailPriceInCents)}`;
  return `${tires(quantity)} at ${formatMoney(unitPriceInCents)}${own}`;
};

const linePriceSteps = ({ line, priced }: TracedLine, { installation }: PriceRequest): PriceStep[] => {
  const count = tires(line.quantity);
  return [
    { label: 'Tires', detail: tireWords(priced), amountInCents: priced.subtotalInCents },
    {
      label: 'Installation',
      detail: `${count} at ${formatMoney(installation?.pricePerTireInCents ?? cents(0))}`,
      amountInCents: priced.installationInCents,
    },
    {
      label: ROAD_HAZARD_LABEL,
      detail: `${count} at ${formatMoney(line.roadHazard.costPerTireInCents)}`,
      amountInCents: priced.roadHazardInCents,
    },
  ];
};

const lineLawSteps = ({ line, priced }: TracedLine, { destination }: PriceRequest): PriceStep[] => {
  const count = tires(line.quantity);
  const feeLine = { rimIn: line.rimIn, unitPriceInCents: netTirePrice(priced) };
  return [
    {
      label: 'Federal excise tax',
      detail: `${count} rated ${line.maxLoadLb} lb, $0.0945 for each 10 lb above ${FET_FREE_LOAD_LB} lb`,
      amountInCents: priced.fetInCents,
    },
    {
      label: `${destination?.state ?? 'State'} tire fee`,
      detail: destination ? `${count} ${tireFeeWords(destination.tireFee, feeLine)}` : '',
      amountInCents: priced.stateFeeInCents,
    },
    {
      label: 'Freight',
      detail: `${count}, oversized, at ${formatMoney(OVERSIZED_FREIGHT_PER_TIRE)}`,
      amountInCents: priced.freightInCents,
    },
  ];
};

const promotionStep = ({ promotionId, name, detail, amountInCents }: AppliedPromotion): PriceStep => ({
  label: name,
  detail,
  promotionId,
  amountInCents: cents(-amountInCents),
});

const taxBaseWords = (base: Cents, hasSavings: boolean): string =>
  `${formatMoney(base)}, tires and installation${hasSavings ? ' after discounts' : ''}`;

const taxStep = (lines: readonly TracedLine[], request: PriceRequest): PriceStep => {
  const priced = lines.map((line) => line.priced);
  const base = sumCents(priced.map(taxableBaseOf));
  const hasSavings = priced.some((line) => line.discountInCents + line.installationSavingInCents > 0);
  const rate = formatRate(ratePpm(salesTaxRateOf(request)));
  return {
    label: `Sales tax, ${rate}`,
    detail: `${rate} of ${taxBaseWords(base, hasSavings)}`,
    amountInCents: sumCents(priced.map((line) => line.salesTaxInCents)),
  };
};

/** Returns the steps of the total: prices line by line, promotions, taxes and fees line by line, tax. Zero amounts have no step. */
export const traceOf = (
  lines: readonly TracedLine[],
  promotions: readonly AppliedPromotion[],
  request: PriceRequest,
): PriceStep[] =>
  [
    ...lines.flatMap((line) => linePriceSteps(line, request)),
    ...promotions.map(promotionStep),
    ...lines.flatMap((line) => lineLawSteps(line, request)),
    taxStep(lines, request),
  ].filter((step) => step.amountInCents !== 0);
