import type { CartReply } from '@simpletread/contract';
import {
  addCents,
  cents,
  exemptionWords,
  FREE_WITH_DEAL,
  type Fulfilment,
  formatMoney,
  shownPrice,
  subtractCents,
  sumCents,
  type Cents,
} from '@simpletread/domain';
import type { PriceRow, PriceShares } from '@simpletread/ui';
import { tiresText } from './door-price';

type Pricing = CartReply['pricing'];

/** The parts of a priced cart or order for its rows. */
export interface PricedGoods {
  readonly pricing: Pricing;
  readonly fulfilment: CartReply['fulfilment'];
}

/** A displayed price, with the basis of its installation. */
export interface CartPrice extends PricedGoods {
  /** The ZIP whose shops' usual price the installation is counted with, until a shop is chosen. */
  readonly usualNear: string | null;
}

/** Returns the three parts of the price bar; coverage belongs to the installation, freight to the fees. They sum to the total. */
export const cartShares = ({ pricing }: PricedGoods): PriceShares => ({
  tires: subtractCents(pricing.tiresInCents, pricing.discountInCents),
  installation: addCents(
    subtractCents(pricing.installationInCents, pricing.installationSavingInCents),
    subtractCents(pricing.roadHazardInCents, pricing.roadHazardSavingInCents),
  ),
  fees: sumCents([
    pricing.fetInCents,
    pricing.stateFeeInCents,
    pricing.freightInCents,
    pricing.salesTaxInCents,
  ]),
});

const TOTAL_LABELS: Readonly<Record<Fulfilment, string>> = {
  'ship-to-me': 'at your door',
  'ship-to-shop': 'out the door',
  'fedex-pickup': 'at FedEx',
  'warehouse-pickup': 'at our warehouse',
};

/** Returns the name of an order's total: with the installation that was paid for, even if the buyer dropped it later. */
export const paidLabel = ({
  pricing,
  fulfilment,
}: {
  readonly pricing: Pick<Pricing, 'installationInCents'>;
  readonly fulfilment: Fulfilment;
}): string => TOTAL_LABELS[pricing.installationInCents > 0 ? 'ship-to-shop' : fulfilment];

const SHIPPING_LABELS: Readonly<Record<Fulfilment, string>> = {
  'ship-to-me': 'Shipping',
  'ship-to-shop': 'Shipping to the shop',
  'fedex-pickup': 'Shipping to FedEx',
  'warehouse-pickup': 'Warehouse pickup',
};

const labelFrom = ({ trace }: Pricing, ending: RegExp, otherwise: string): string =>
  trace.find(({ label }) => ending.test(label))?.label ?? otherwise;

const taxLabel = (pricing: Pricing): string =>
  pricing.exemption === undefined
    ? labelFrom(pricing, /^Sales tax/, 'Sales tax')
    : `Sales tax, ${exemptionWords(pricing.exemption)}`;

const taxPaid = ({ exemption }: Pricing): string => (exemption === undefined ? 'tax paid' : 'tax-exempt');

const detailOf = ({ trace }: Pricing, label: string): string | null => {
  const steps = trace.filter((step) => step.label === label);
  const [only] = steps;
  return only !== undefined && steps.length === 1 ? only.detail.replace(/^(\d+) tires? at /, '$1 at ') : null;
};

const withDetail = (label: string, detail: string | null): string =>
  detail === null ? label : `${label}, ${detail}`;

const optional = (row: PriceRow): PriceRow[] =>
  row.cents === 0 && row.wordsAtZero === undefined ? [] : [row];

const negative = (amount: Cents): Cents => subtractCents(cents(0), amount);

/** Returns the rows of the total, in the order of the bar; zero amounts are left out, except free shipping and coverage
 * that a deal pays for. */
export const cartRows = ({ pricing, fulfilment }: PricedGoods): PriceRow[] => {
  const count = pricing.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const shown = shownPrice(pricing);
  const place = fulfilment === null ? 'Shipping' : SHIPPING_LABELS[fulfilment];
  return [
    { id: 'tires', label: tiresText(count), cents: pricing.tiresInCents, part: 'tires' },
    ...optional({
      id: 'installation',
      label: withDetail('Installation', detailOf(pricing, 'Installation')),
      cents: pricing.installationInCents,
      part: 'installation',
    }),
    ...optional({
      id: 'coverage',
      label: 'Road hazard coverage, 36 months',
      cents: shown.coverageInCents,
      part: 'installation',
      ...(shown.isCoverageFree ? { wordsAtZero: FREE_WITH_DEAL } : {}),
    }),
    ...shown.promotions.map(({ promotionId, name, amountInCents }) => ({
      id: promotionId,
      label: name,
      cents: negative(amountInCents),
      part: 'saving' as const,
    })),
    { id: 'shipping', label: place, cents: pricing.freightInCents, wordsAtZero: 'Free', part: 'fees' },
    ...optional({ id: 'fet', label: 'Federal excise tax', cents: pricing.fetInCents, part: 'fees' }),
    ...optional({
      id: 'fee',
      label: labelFrom(pricing, / tire fee$/, 'State tire fee'),
      cents: pricing.stateFeeInCents,
      part: 'fees',
    }),
    ...optional({
      id: 'tax',
      label: taxLabel(pricing),
      cents: pricing.salesTaxInCents,
      part: 'fees',
      ...(pricing.exemption === undefined ? {} : { wordsAtZero: 'None' }),
    }),
  ];
};

/** Returns the name of a cart's amount: the whole price, or its state until a ZIP or a shop is known. */
export const cartPriceWords = ({
  pricing,
  fulfilment,
  usualNear,
}: CartPrice): { label: string; context: string; isPartial: boolean } => {
  const count = tiresText(pricing.lines.reduce((sum, { quantity }) => sum + quantity, 0));
  if (!pricing.isTaxKnown)
    return {
      label: 'before installation, fees and tax,',
      context: 'add a ZIP for the total',
      isPartial: true,
    };
  if (usualNear !== null)
    return { label: 'out the door', context: `${count}, installed in ${usualNear}`, isPartial: false };
  if (fulfilment === 'ship-to-shop')
    return {
      label: 'out the door',
      context: `${count}, installed, nothing due at the shop`,
      isPartial: false,
    };
  if (fulfilment === 'fedex-pickup' || fulfilment === 'warehouse-pickup')
    return {
      label: TOTAL_LABELS[fulfilment],
      context: `${count}, to pick up, ${taxPaid(pricing)}`,
      isPartial: false,
    };
  if (fulfilment === 'ship-to-me')
    return { label: 'at your door', context: `${count}, shipped, ${taxPaid(pricing)}`, isPartial: false };
  return {
    label: `shipped, ${taxPaid(pricing)}`,
    context: 'installation is added when you choose a shop',
    isPartial: false,
  };
};

/** Returns the total as a sentence for screen readers. */
export const spokenTotal = (price: CartPrice): string =>
  `Your total is ${formatMoney(price.pricing.totalInCents)}, ${cartPriceWords(price).label.replace(/,$/, '')}.`;
