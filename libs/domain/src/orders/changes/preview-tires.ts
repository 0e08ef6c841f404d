import { maskEmail } from '../../contact/index.js';
import { addCents, type Cents, subtractCents, ZERO_CENTS } from '../../money/index.js';
import { ok, type Result } from '../../result/index.js';
import { refundEffects } from '../refunds/index.js';
import {
  EXCHANGED_HANDLING,
  handlingEffects,
  returnedTotal,
  type ReturnedAmounts,
} from '../returns/index.js';
import { type ChangeableState, type ChangeRefusal, mayChange } from './may-change.js';
import type { ChangedField, StayingTires, TiresChange } from './order-change.js';
import {
  planRemoval,
  type RemovableLine,
  type RemovableOrder,
  type RemovalFault,
  type RemovalPlan,
  tiresLeft,
} from './plan-removal.js';
import type { ChangedAmount, ChangePreview } from './preview-change.js';

/** An order whose tires are to be removed, and the people who hear of it. */
export interface TiresFacts extends ChangeableState {
  readonly order: RemovableOrder;
  readonly email: string;
  /** The installer; null without one. */
  readonly shopName: string | null;
  /** `Fri, Dec 4, 9:00 am`; null without an appointment. */
  readonly appointment: string | null;
  /** The promised day, `2026-11-27`; null without one. */
  readonly deliveryOn: string | null;
  /** True if tires are missing where the order’s are from; left out for buyers. */
  readonly areTiresMissing?: boolean;
}

const tires = (count: number): string => `${count} ${count === 1 ? 'tire' : 'tires'}`;

const fieldsOf = (
  { lines }: RemovableOrder,
  staying: readonly StayingTires[],
  { uncovered }: RemovalPlan,
): ChangedField[] =>
  lines.flatMap((line): ChangedField[] => {
    const left = tiresLeft(line);
    const stays = staying.find(({ lineId }) => lineId === line.lineId)?.quantity ?? left;
    const count = { label: line.name, before: tires(left), after: stays === 0 ? null : tires(stays) };
    const coverage = { label: `Road hazard coverage for ${line.name}`, before: tires(left), after: null };
    const isDropped = uncovered.some(({ lineId }) => lineId === line.lineId);
    return [...(stays === left ? [] : [count]), ...(isDropped ? [coverage] : [])];
  });

const installation = (amounts: ReturnedAmounts) =>
  subtractCents(amounts.installationInCents, amounts.installationSavingInCents);

const PARTS = [
  ['Tires', ({ tiresInCents }) => tiresInCents],
  ['Installation', installation],
  ['Road hazard coverage', ({ roadHazardInCents }) => roadHazardInCents],
  ['Federal excise tax', ({ fetInCents }) => fetInCents],
  ['State tire fee', ({ stateFeeInCents }) => stateFeeInCents],
  ['Freight', ({ freightInCents }) => freightInCents],
  ['Sales tax', ({ salesTaxInCents }) => salesTaxInCents],
] as const satisfies readonly (readonly [string, (amounts: ReturnedAmounts) => unknown])[];

/** Returns the parts of a price before and after a change, and at last the total with a fee that is kept; parts that are zero in both are left out. */
export const changedParts = (
  { before, after }: Pick<RemovalPlan, 'before' | 'after'>,
  feeInCents: Cents = ZERO_CENTS,
): ChangedAmount[] =>
  [
    ...PARTS.map(([label, of]) => ({ label, beforeInCents: of(before), afterInCents: of(after) })),
    { label: EXCHANGED_HANDLING, beforeInCents: ZERO_CENTS, afterInCents: feeInCents },
    {
      label: 'Total',
      beforeInCents: returnedTotal(before),
      afterInCents: addCents(returnedTotal(after), feeInCents),
    },
  ].filter(({ beforeInCents, afterInCents }) => beforeInCents !== 0 || afterInCents !== 0);

const keepsDiscount = ({ amounts }: RemovableLine): boolean =>
  amounts.discountInCents > 0 || amounts.roadHazardSavingInCents > 0 || amounts.installationSavingInCents > 0;

const shopEffects = ({ shopName, appointment }: TiresFacts, removed: number): string[] => {
  if (shopName === null || removed === 0) return [];
  const stays = appointment === null ? [] : [`The appointment on ${appointment} stays the same.`];
  return [`We email ${shopName} the new tire count.`, ...stays];
};

const coverageEffects = ({ lines }: RemovableOrder, { uncovered }: RemovalPlan): string[] =>
  lines
    .filter(({ lineId }) => uncovered.some((each) => each.lineId === lineId))
    .map(({ name }) => `Road hazard coverage for ${name} ends.`);

const stockEffects = ({ areTiresMissing = false }: TiresFacts, removed: number): string[] => {
  if (removed === 0) return [];
  if (areTiresMissing) return ['Removed tires go back to stock, except those missing at the warehouse.'];
  return [removed === 1 ? '1 tire goes back to stock.' : `${removed} tires go back to stock.`];
};

const effectsOf = (facts: TiresFacts, plan: RemovalPlan): string[] => {
  const removed = plan.removed.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...refundEffects(plan.refunds, facts.order),
    ...handlingEffects(plan.handling),
    ...(removed > 0 && facts.order.lines.some(keepsDiscount)
      ? ['The remaining tires keep their discount.']
      : []),
    ...coverageEffects(facts.order, plan),
    ...stockEffects(facts, removed),
    ...shopEffects(facts, removed),
    `We email a confirmation to ${maskEmail(facts.email)}.`,
  ];
};

/** Previews fewer tires of an order. Refuses what `mayChange` and `planRemoval` refuse. */
export const previewTires = (
  facts: TiresFacts,
  { lines, waivesHandling }: TiresChange,
): Result<ChangePreview & { readonly removal: RemovalPlan }, ChangeRefusal | RemovalFault> => {
  const may = mayChange(facts, 'tires');
  if (!may.ok) return may;
  const plan = planRemoval(facts.order, lines, waivesHandling);
  if (!plan.ok) return plan;
  return ok({
    fields: fieldsOf(facts.order, lines, plan.value),
    amounts: changedParts(plan.value, plan.value.handling.feeInCents),
    deliveryBefore: facts.deliveryOn,
    deliveryAfter: facts.deliveryOn,
    leavesAccount: false,
    effects: effectsOf(facts, plan.value),
    removal: plan.value,
  });
};
