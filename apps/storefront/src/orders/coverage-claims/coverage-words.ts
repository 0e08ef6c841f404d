import type { CoverageClaimView, OrderCoverageClaims } from '@simpletread/contract';
import {
  type CoverageClaimKind,
  formatMoneyRounded,
  REPAIR_LIMIT,
  ROADSIDE_LIMIT,
} from '@simpletread/domain';
import { dayWords, momentWords } from '../../shell/time';

const by = (moment: string | null): string => (moment === null ? '' : ` by ${momentWords(moment)}`);

/** True if tires of the order have coverage. */
export const coversTires = ({ lines }: Pick<OrderCoverageClaims, 'lines'>): boolean =>
  lines.some(({ isCovered }) => isCovered);

/** Returns a last day with its year: `Tue, Nov 27, 2029`. */
export const lastDayWords = ({ startsOn }: Pick<OrderCoverageClaims, 'startsOn'>, lastDay: string): string =>
  dayWords(lastDay, startsOn ?? lastDay);

const deniedWords = ({ canAppeal, appeal }: CoverageClaimView): string => {
  if (canAppeal) return 'We can’t pay this claim. You can appeal once.';
  return appeal === null
    ? 'We can’t pay this claim.'
    : 'We reviewed your appeal, and we can’t pay this claim.';
};

/** Returns the next step of a claim. */
export const nextStep = (view: CoverageClaimView, isPaidToAccount: boolean): string => {
  switch (view.state) {
    case 'requested':
      return view.needsProof
        ? `Add a picture of the ${view.kind === 'replacement' ? 'damage' : 'bill'} so we can check your claim.`
        : `We’ll answer${by(view.answerDueAt)}.`;
    case 'moreAsked':
      return 'We need an answer from you before we can decide.';
    case 'appealed':
      return `We’ll review your appeal and answer${by(view.answerDueAt)}.`;
    case 'awaitingApproval':
      return `A second person is reviewing the payment. We’ll answer${by(view.answerDueAt)}.`;
    case 'approved':
      return 'Approved. Your gift card is on its way.';
    case 'paid': {
      const paid = view.paidAt === null ? 'Paid.' : `Paid ${momentWords(view.paidAt)}.`;
      return `${paid} Your gift card is ${isPaidToAccount ? 'in your account' : 'in your email'}.`;
    }
    case 'denied':
      return deniedWords(view);
    case 'cancelled':
      return view.kind === 'roadside'
        ? 'You cancelled this claim.'
        : 'You cancelled this claim. Your tires stay covered.';
  }
};

/** Returns the destination of a claim's money: `as a gift card to d•••@example.com, if we approve`. */
export const moneyWords = (
  state: CoverageClaimView['state'],
  { maskedEmail, isPaidToAccount }: Pick<OrderCoverageClaims, 'maskedEmail' | 'isPaidToAccount'>,
  giftCard: string | null = null,
): string => {
  if (giftCard !== null) return giftCard;
  const to = isPaidToAccount ? 'as a gift card in your account' : `as a gift card to ${maskedEmail}`;
  return state === 'approved' || state === 'paid' ? to : `${to}, if we approve`;
};

/** Returns the terms of a kind today, in one or two sentences. */
export const termsOf = (kind: CoverageClaimKind, coverage: OrderCoverageClaims): string => {
  const { replacementLimitInCents, roadside } = coverage;
  switch (kind) {
    case 'replacement':
      return `For a tire that can’t be repaired. Right now we pay up to ${formatMoneyRounded(replacementLimitInCents)} per tire, or what you paid if that’s less.`;
    case 'repair':
      return `We pay your repair bill, up to ${formatMoneyRounded(REPAIR_LIMIT)} per tire.`;
    case 'roadside': {
      const left = `${roadside.claimsLeft} ${roadside.claimsLeft === 1 ? 'claim' : 'claims'} left`;
      const until = roadside.lastDay === null ? '' : ` until ${lastDayWords(coverage, roadside.lastDay)}`;
      return `We pay the bill, up to ${formatMoneyRounded(ROADSIDE_LIMIT)}. ${left}${until}.`;
    }
  }
};
