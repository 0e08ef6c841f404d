import type { CartReply } from '@simpletread/contract';
import {
  addCents,
  applyRate,
  cents,
  formatMoney,
  INSTALLATION_SAVING_TIRES,
  installationSaving,
  multiplyCents,
  ratePpm,
  ratePpmFromPercentText,
  subtractCents,
  sumCents,
  ZERO_CENTS,
  type Cents,
  type RatePpm,
} from '@simpletread/domain';

type Pricing = CartReply['pricing'];
type PricedLines = Pick<CartReply, 'lines' | 'pricing' | 'zip'>;

const TAX_STEP = /^Sales tax, ([\d.]+%)$/;

const taxableBase = ({ tiresInCents, installationInCents, installationSavingInCents }: Pricing): Cents =>
  subtractCents(addCents(tiresInCents, installationInCents), installationSavingInCents);

/** The rate that the cart's tax was reckoned with; null where the one that is told does not give that very tax. */
const taxRateOf = (pricing: Pricing): RatePpm | null => {
  const told = pricing.trace.flatMap(({ label }) => TAX_STEP.exec(label)?.[1] ?? [])[0];
  const rate = told === undefined ? ratePpm(0) : ratePpmFromPercentText(told);
  return applyRate(taxableBase(pricing), rate) === pricing.salesTaxInCents ? rate : null;
};

/** What the coverage that was chosen costs once the tires are installed: without that it is not charged. */
const coverageOf = (lines: CartReply['lines']): Cents =>
  sumCents(
    lines.map(({ roadHazardState, roadHazardCostInCents, quantity }) =>
      multiplyCents(roadHazardCostInCents, roadHazardState === 1 ? quantity : 0),
    ),
  );

/**
 * A cart's price with every tire mounted for `pricePerTire`, by the rules of the domain's `price-order.ts`, before a shop is
 * chosen. What does not hang on the installation stays as the server reckoned it. Null where it has installation already,
 * or no tax.
 */
export const installedPricing = (
  { lines, pricing, zip }: PricedLines,
  pricePerTire: Cents,
): Pricing | null => {
  const rate = taxRateOf(pricing);
  if (rate === null || !pricing.isTaxKnown || pricing.installationInCents > 0) return null;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const installationInCents = multiplyCents(pricePerTire, count);
  const installationSavingInCents = installationSaving(count, installationInCents);
  const roadHazardInCents = coverageOf(lines);
  const parts = { ...pricing, installationInCents, installationSavingInCents, roadHazardInCents };
  const salesTaxInCents = applyRate(taxableBase(parts), rate);
  const added = sumCents([installationInCents, roadHazardInCents, salesTaxInCents]);
  const left = addCents(installationSavingInCents, pricing.salesTaxInCents);
  const step = (label: string, detail: string, amountInCents: Cents) => ({ label, detail, amountInCents });
  const trace = [
    ...pricing.trace.filter(({ label }) => !TAX_STEP.test(label)),
    step(
      'Installation',
      `${count === 1 ? '1 tire' : `${count} tires`} at ${formatMoney(pricePerTire)}, usual near ${zip ?? 'you'}`,
      installationInCents,
    ),
    step(
      'Four-tire installation saving',
      `once, with ${INSTALLATION_SAVING_TIRES} or more tires installed`,
      subtractCents(ZERO_CENTS, installationSavingInCents),
    ),
    step('Road hazard coverage, 36 months', 'for the tires that have it', roadHazardInCents),
    ...pricing.trace
      .filter(({ label }) => TAX_STEP.test(label))
      .map(({ label }) => step(label, 'of tires and installation after its saving', salesTaxInCents)),
  ].filter(({ amountInCents }) => amountInCents !== 0);
  return {
    ...parts,
    salesTaxInCents,
    totalInCents: cents(pricing.totalInCents + added - left - pricing.roadHazardInCents),
    trace,
  };
};
