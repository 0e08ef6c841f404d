import { type Cents, cents, formatMoney, multiplyCents, subtractCents, sumCents } from '../../money/index.js';
import type { AppliedPromotion, LineDiscount, PricedCart, PricedLine, PriceStep } from '../price/index.js';
import type { ListNote } from './price-record.js';

/** The parts of a total, in the order of `price-order.ts`. */
export const PRICE_PARTS = [
  'tires',
  'installation',
  'coverage',
  'fet',
  'stateFee',
  'freight',
  'salesTax',
] as const;
export type PricePartId = (typeof PRICE_PARTS)[number];

/** One rule's share of a part, for one line. */
export interface PartStep {
  readonly lineId: string;
  readonly label: string;
  readonly detail: string;
  readonly amountInCents: Cents;
  /** Its promotion or price list; null if it comes from neither. */
  readonly rule: { readonly kind: 'promotion' | 'priceList'; readonly id: string } | null;
}

/** A part of a total with every rule behind it; its steps sum to it. */
export interface PricePart {
  readonly id: PricePartId;
  readonly label: string;
  readonly amountInCents: Cents;
  readonly steps: readonly PartStep[];
}

/** A price as shown or stored. */
export type UnfoldablePrice = Pick<PricedCart, 'lines' | 'promotions' | 'trace'>;

const LABELS: Readonly<Record<PricePartId, string>> = {
  tires: 'Tires',
  installation: 'Installation',
  coverage: 'Road hazard coverage, 36 months',
  fet: 'Federal excise tax',
  stateFee: 'State tire fee',
  freight: 'Freight',
  salesTax: 'Sales tax',
};

/** Traces name the state and the rate. */
const TRACED: Readonly<Record<PricePartId, RegExp>> = {
  tires: /^Tires$/,
  installation: /^Installation$/,
  coverage: /^Road hazard coverage/,
  fet: /^Federal excise tax$/,
  stateFee: / tire fee$/,
  freight: /^Freight$/,
  salesTax: /^Sales tax/,
};

const tracedAs = (trace: readonly PriceStep[], id: PricePartId): readonly PriceStep[] =>
  trace.filter(({ label }) => TRACED[id].test(label));

const labelOf = (trace: readonly PriceStep[], id: PricePartId): string =>
  tracedAs(trace, id)[0]?.label ?? LABELS[id];

const byLineId = (a: PricedLine, b: PricedLine): number => (a.lineId < b.lineId ? -1 : 1);

/** A trace has one step for each line with an amount above zero, by line id. */
const detailsOf = (
  { lines, trace }: UnfoldablePrice,
  id: PricePartId,
  amountOf: (line: PricedLine) => Cents,
): ReadonlyMap<string, string> => {
  const steps = tracedAs(trace, id);
  const told = [...lines].sort(byLineId).filter((line) => amountOf(line) !== 0);
  return new Map(told.map(({ lineId }, index) => [lineId, steps[index]?.detail ?? '']));
};

const tires = (quantity: number): string => (quantity === 1 ? '1 tire' : `${quantity} tires`);

const listWords = ({ entry, tiers }: ListNote): string =>
  tiers.length === 0 ? entry : `${entry}; all tiers: ${tiers.join('; ')}`;

const ownPriceStep = ({ lineId, quantity, retailPriceInCents }: PricedLine): PartStep => ({
  lineId,
  label: 'Regular price of the tire',
  detail: `${tires(quantity)} at ${formatMoney(retailPriceInCents)}`,
  amountInCents: multiplyCents(retailPriceInCents, quantity),
  rule: null,
});

const listSteps = (line: PricedLine, lists: readonly ListNote[]): PartStep[] => {
  const { lineId, quantity, retailPriceInCents, unitPriceInCents, priceListId } = line;
  if (priceListId === null) return [];
  const note = lists.find((each) => each.lineId === lineId);
  const price = `${formatMoney(unitPriceInCents)} each`;
  return [
    {
      lineId,
      label: `Price list${note === undefined ? '' : `: ${note.name}`}`,
      detail: note === undefined ? price : `${price}: ${listWords(note)}`,
      amountInCents: multiplyCents(subtractCents(unitPriceInCents, retailPriceInCents), quantity),
      rule: { kind: 'priceList', id: priceListId },
    },
  ];
};

const promotionSteps = (
  promotions: readonly AppliedPromotion[],
  target: Exclude<keyof LineDiscount, 'lineId'>,
): PartStep[] =>
  promotions.flatMap(({ promotionId, name, detail, isFromCoupon, lines }) =>
    lines
      .filter((line) => line[target] !== 0)
      .map((line) => ({
        lineId: line.lineId,
        label: name,
        detail: isFromCoupon ? `${detail}; with the code` : detail,
        amountInCents: cents(-line[target]),
        rule: { kind: 'promotion' as const, id: promotionId },
      })),
  );

const partOf = (id: PricePartId, label: string, steps: readonly PartStep[]): PricePart => ({
  id,
  label,
  amountInCents: sumCents(steps.map(({ amountInCents }) => amountInCents)),
  steps,
});

const lineSteps = (
  price: UnfoldablePrice,
  id: PricePartId,
  amountOf: (line: PricedLine) => Cents,
): PartStep[] => {
  const details = detailsOf(price, id, amountOf);
  const label = labelOf(price.trace, id);
  return price.lines
    .filter((line) => amountOf(line) !== 0)
    .map((line) => ({
      lineId: line.lineId,
      label,
      detail: details.get(line.lineId) ?? '',
      amountInCents: amountOf(line),
      rule: null,
    }));
};

/** The tax is computed for the cart; each line has a share of it. */
const taxSteps = (price: UnfoldablePrice): PartStep[] => {
  const [step] = tracedAs(price.trace, 'salesTax');
  const steps = lineSteps(price, 'salesTax', (line) => line.salesTaxInCents);
  const detail = step?.detail ?? '';
  return steps.map((each) => ({ ...each, detail: steps.length > 1 ? `its share of ${detail}` : detail }));
};

/**
 * Breaks a price down to its rules: for each part, every line's amount and each promotion's discount. The steps sum to the part, the parts
 * to the total; empty parts are left out. Works from an order's stored data alone, however old. Lists without a note appear only as their
 * price.
 */
export const pricePartsOf = (price: UnfoldablePrice, lists: readonly ListNote[] = []): PricePart[] => {
  const { lines, promotions, trace } = price;
  const parts: Readonly<Record<PricePartId, readonly PartStep[]>> = {
    tires: [
      ...lines.flatMap((line) => [ownPriceStep(line), ...listSteps(line, lists)]),
      ...promotionSteps(promotions, 'tiresInCents'),
    ],
    installation: [
      ...lineSteps(price, 'installation', (line) => line.installationInCents),
      ...promotionSteps(promotions, 'installationInCents'),
    ],
    coverage: [
      ...lineSteps(price, 'coverage', (line) => line.roadHazardInCents),
      ...promotionSteps(promotions, 'coverageInCents'),
    ],
    fet: lineSteps(price, 'fet', (line) => line.fetInCents),
    stateFee: lineSteps(price, 'stateFee', (line) => line.stateFeeInCents),
    freight: lineSteps(price, 'freight', (line) => line.freightInCents),
    salesTax: taxSteps(price),
  };
  return PRICE_PARTS.map((id) => partOf(id, labelOf(trace, id), parts[id])).filter(
    ({ steps }) => steps.length > 0,
  );
};
