import { type Cents, sumCents } from '../../money/index.js';
import { afterDiscount, amountOfDiscount, type Discount, discountOf, type LeftOver } from './discount.js';
import { eligibilityOf, type Occasion } from './eligibility.js';
import type { MissedPromotion, MissReason } from './miss-reason.js';
import type { Promotion } from './promotion.js';

/** A promotion with what it takes off each line. */
export interface SettledPromotion {
  readonly promotion: Promotion;
  readonly discount: Discount;
  readonly amountInCents: Cents;
}

export interface Settlement {
  /** In the order they were taken off. */
  readonly applied: readonly SettledPromotion[];
  readonly missed: readonly MissedPromotion[];
}

/** One that would apply if it were the only one. */
interface Candidate {
  readonly promotion: Promotion;
  readonly lines: readonly number[];
  /** What it would take off an untouched cart. */
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

/** Takes candidates off one after the other; `without` are those that came to nothing. */
const takeOff = (
  candidates: readonly Candidate[],
  occasion: Occasion,
  untouched: LeftOver,
): { applied: SettledPromotion[]; without: MissedPromotion[] } => {
  let left = untouched;
  const applied: SettledPromotion[] = [];
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

const savingOf = (applied: readonly SettledPromotion[]): Cents =>
  sumCents(applied.map(({ amountInCents }) => amountInCents));

/** Why one that would take this much off alone is of no use to anybody: it must not stand in another's way. */
const uselessness = ({ limits, use }: Promotion, aloneInCents: Cents): MissReason | null => {
  if (aloneInCents === 0) return { kind: 'nothingLeft' };
  const { budgetInCents } = limits;
  return budgetInCents !== null && use.spentInCents + aloneInCents > budgetInCents
    ? { kind: 'budgetSpent' }
    : null;
};

/** The first of each exclusivity group: by priority, then by what it takes off alone. */
const firstOfGroups = (
  candidates: readonly Candidate[],
): { chosen: Candidate[]; passed: MissedPromotion[] } => {
  const firsts = new Map<string, Candidate>();
  const chosen: Candidate[] = [];
  const passed: MissedPromotion[] = [];
  for (const candidate of [...candidates].sort(byWorth)) {
    const group = candidate.promotion.exclusivityGroup;
    const first = group === null ? undefined : firsts.get(group);
    if (first !== undefined) {
      passed.push(missed(candidate.promotion, { kind: 'notCombinable', name: first.promotion.name }));
      continue;
    }
    if (group !== null) firsts.set(group, candidate);
    chosen.push(candidate);
  }
  return { chosen, passed };
};

/** Those together that save the shopper the most: all that can be stacked, or one that stands alone. */
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
    // The sort is stable: of equals those that can be stacked come first, then the one of the best priority.
    .sort((a, b) => b.saving - a.saving)
    .map(({ company }) => company);
  return {
    company: [...always, ...best],
    others: [...stackable, ...exclusive].filter((each) => !best.includes(each)),
  };
};

/**
 * Which promotions apply on an occasion and what each takes off `left`, and why the others do not. The outcome does not depend
 * on the order in which promotions stand:
 *
 * 1. One that would take nothing off, or more than its budget has left, does not apply.
 * 2. Of each exclusivity group the first by priority (the lower), then by what it saves alone, then by id.
 * 3. Those that go with everything, and either all that can be stacked or the one exclusive promotion, whichever saves more.
 * 4. They are taken off by priority, then by id, each of what the earlier ones left.
 */
export const settlePromotions = (
  promotions: readonly Promotion[],
  occasion: Occasion,
  left: LeftOver,
): Settlement => {
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
    const reason = uselessness(promotion, aloneInCents);
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
