import { type Cents, sumCents } from '../../money/index.js';
import { afterDiscount, amountOfDiscount, type Discount, discountOf, type LeftOver } from './discount.js';
import { eligibilityOf, type Occasion } from './eligibility.js';
import type { MissedPromotion, MissReason } from './miss-reason.js';
import type { Promotion } from './promotion.js';

/** A promotion with its discount on each line. */
export interface StackedPromotion {
  readonly promotion: Promotion;
  readonly discount: Discount;
  readonly amountInCents: Cents;
}

export interface PromotionStack {
  /** In the order they were applied. */
  readonly applied: readonly StackedPromotion[];
  readonly missed: readonly MissedPromotion[];
}

/** A promotion that would apply if it were the only one. */
interface Candidate {
  readonly promotion: Promotion;
  readonly lines: readonly number[];
  /** Its discount on an untouched cart. */
  readonly aloneInCents: Cents;
}

const missed = ({ promotionId, name }: Promotion, reason: MissReason): MissedPromotion => ({
  promotionId,
  name,
  reason,
});

const byId = (a: Candidate, b: Candidate): number =>
  a.promotion.promotionId < b.promotion.promotionId ? -1 : 1;

const byPriority = (a: Candidate, b: Candidate): number =>
  a.promotion.priority - b.promotion.priority || byId(a, b);

const byWorth = (a: Candidate, b: Candidate): number =>
  a.promotion.priority - b.promotion.priority || b.aloneInCents - a.aloneInCents || byId(a, b);

/** Applies candidates one after another; `without` are those with no discount left. */
const takeOff = (
  candidates: readonly Candidate[],
  occasion: Occasion,
  untouched: LeftOver,
): { applied: StackedPromotion[]; without: MissedPromotion[] } => {
  let left = untouched;
  const applied: StackedPromotion[] = [];
  const without: MissedPromotion[] = [];
  for (const { promotion, lines } of [...candidates].sort(byPriority)) {
    const discount = discountOf(promotion, occasion.lines, lines, left);
    const amountInCents = amountOfDiscount(discount);
    if (amountInCents === 0) without.push(missed(promotion, { kind: 'nothingLeft' }));
    else {
      applied.push({ promotion, discount, amountInCents });
      left = afterDiscount(left, discount);
    }
  }
  return { applied, without };
};

const savingOf = (applied: readonly StackedPromotion[]): Cents =>
  sumCents(applied.map(({ amountInCents }) => amountInCents));

/** Why a promotion with this discount alone helps no one, so it must not block another. */
const reasonWithoutEffect = ({ limits, use }: Promotion, aloneInCents: Cents): MissReason | null => {
  if (aloneInCents === 0) return { kind: 'nothingLeft' };
  const { budgetInCents } = limits;
  return budgetInCents !== null && use.spentInCents + aloneInCents > budgetInCents
    ? { kind: 'budgetSpent' }
    : null;
};

/** The first of each exclusivity group: by priority, then by its discount alone. */
const firstOfGroups = (
  candidates: readonly Candidate[],
): { chosen: Candidate[]; passed: MissedPromotion[] } => {
  const firstByGroup = new Map<string, Candidate>();
  const chosen: Candidate[] = [];
  const passed: MissedPromotion[] = [];
  for (const candidate of [...candidates].sort(byWorth)) {
    const group = candidate.promotion.exclusivityGroup;
    const first = group === null ? undefined : firstByGroup.get(group);
    if (first !== undefined) {
      passed.push(missed(candidate.promotion, { kind: 'notCombinable', name: first.promotion.name }));
      continue;
    }
    if (group !== null) firstByGroup.set(group, candidate);
    chosen.push(candidate);
  }
  return { chosen, passed };
};

/** The combination with the largest saving: all stackable promotions, or one exclusive. */
const bestCompany = (
  chosen: readonly Candidate[],
  occasion: Occasion,
  left: LeftOver,
): { company: readonly Candidate[]; others: readonly Candidate[] } => {
  const of = (stacking: Promotion['stacking']): Candidate[] =>
    chosen.filter(({ promotion }) => promotion.stacking === stacking);
  const [always, stackable, exclusive] = [of('always'), of('stackable'), of('exclusive')];
  if (exclusive.length === 0) return { company: chosen, others: [] };
  const companies = [stackable, ...[...exclusive].sort(byWorth).map((each) => [each])];
  const [best = stackable] = companies
    .map((company) => ({
      company,
      saving: savingOf(takeOff([...always, ...company], occasion, left).applied),
    }))
    // The sort is stable: in a tie, the stackable ones come first, then the one with the best priority.
    .sort((a, b) => b.saving - a.saving)
    .map(({ company }) => company);
  return {
    company: [...always, ...best],
    others: [...stackable, ...exclusive].filter((each) => !best.includes(each)),
  };
};

/**
 * Decides the promotions that apply on an occasion, each one's discount on `left`, and why the others don't apply. The result doesn't
 * depend on their order:
 *
 * 1. A promotion without a discount, or with one above its remaining budget, doesn't apply.
 * 2. Of each exclusivity group, the first wins by priority (lower), then by its saving alone, then by id.
 * 3. Promotions that combine with everything apply, plus either all stackable ones or the one exclusive promotion, whichever saves more.
 * 4. Discounts are taken by priority, then by id, each based on what the earlier ones left.
 */
export const stackPromotions = (
  promotions: readonly Promotion[],
  occasion: Occasion,
  left: LeftOver,
): PromotionStack => {
  const candidates: Candidate[] = [];
  const ineligible: MissedPromotion[] = [];
  for (const promotion of promotions) {
    const eligibility = eligibilityOf(promotion, occasion);
    if (!eligibility.isEligible) {
      ineligible.push(missed(promotion, eligibility.reason));
      continue;
    }
    const { lines } = eligibility;
    const aloneInCents = amountOfDiscount(discountOf(promotion, occasion.lines, lines, left));
    const reason = reasonWithoutEffect(promotion, aloneInCents);
    if (reason === null) candidates.push({ promotion, lines, aloneInCents });
    else ineligible.push(missed(promotion, reason));
  }
  const { chosen, passed } = firstOfGroups(candidates);
  const { company, others } = bestCompany(chosen, occasion, left);
  const { applied, without } = takeOff(company, occasion, left);
  const inTheWay = applied.find(({ promotion }) => promotion.stacking !== 'always')?.promotion.name;
  const notTogether: MissReason =
    inTheWay === undefined ? { kind: 'nothingLeft' } : { kind: 'notCombinable', name: inTheWay };
  return {
    applied,
    missed: [
      ...ineligible,
      ...passed,
      ...others.map(({ promotion }) => missed(promotion, notTogether)),
      ...without,
    ],
  };
};
