import {
  canReturn,
  cents,
  planReturn,
  refundLimitOf,
  type ReturnPlan,
  type SaleAmounts,
} from '@simpletread/domain';
import type { SeedOrder } from '../order/seed-order.js';
import { hoursBefore } from './hours-before.js';
import type { ReturnStory } from './return-stories.js';

type SoldLine = SeedOrder['pricing']['lines'][number];

const amountsOf = (line: SoldLine): SaleAmounts => ({ ...line, tiresInCents: line.subtotalInCents });

/** The line of an order that is returned, and its tires. */
export const returnedTires = ({ pricing }: SeedOrder, { most }: ReturnStory) => {
  const [line] = pricing.lines;
  if (line === undefined) throw new RangeError('an order without lines');
  return { line, quantity: Math.min(most, line.quantity) };
};

/** The domain's plan for `accepted` tires of the first line of an order without other refunds. */
export const planSeededReturn = (order: SeedOrder, line: SoldLine, accepted: number): ReturnPlan =>
  planReturn({
    paidWith: { money: order.payment.method, 'gift-card': '' },
    paid: { moneyInCents: order.pricing.totalInCents, giftCardInCents: cents(0) },
    committed: { moneyInCents: cents(0), giftCardInCents: cents(0) },
    lines: [
      {
        lineId: line.lineId,
        quantity: accepted,
        takenBack: 0,
        bought: line.quantity,
        amounts: amountsOf(line),
      },
    ],
    replacements: 0,
  });

/** True if agents refund `plan` alone. */
export const agentRefundsAlone = ({ refundInCents }: ReturnPlan): boolean =>
  refundInCents <= refundLimitOf('support-agent');

/** True if the buyer could request what the story tells, and its refund needs a second person only if the story says so. */
export const suits = (order: SeedOrder, story: ReturnStory, now: Date): boolean => {
  const { state, deliveredAt } = order.progress;
  const requestedAt = hoursBefore(now, story.requestedHoursAgo);
  if (deliveredAt === null || deliveredAt >= requestedAt || order.refund !== null) return false;
  if (!canReturn({ state, deliveredAt }, requestedAt).ok) return false;
  const { line, quantity } = returnedTires(order, story);
  const asksApproval = story.steps.some(({ event }) => event === 'askApproval');
  return quantity > 1 || story.most === 1
    ? agentRefundsAlone(planSeededReturn(order, line, quantity)) !== asksApproval
    : false;
};
