import {
  cents,
  countReceived,
  formatMoney,
  formatReturnNumber,
  type ReceivedTires,
  returnMachine,
  TIRE_CONDITIONS,
  type TireCondition,
  tireConditionText,
  transition,
} from '@simpletread/domain';
import type { JsonObject } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import type { SeedOrder } from '../order/seed-order.js';
import type { TimelineEvent } from '../order/progress/timeline-event.js';
import { hoursBefore } from './hours-before.js';
import type { StoryStep } from './return-stories.js';
import { planSeededReturn } from './return-terms.js';
import type { SeedReturn } from './seed-return.js';

/** The order of a seeded return, and the staff who handle it. */
export interface ReturnScene {
  readonly order: SeedOrder;
  readonly now: Date;
  readonly agent: string;
}

type Move = keyof typeof returnMachine.events;
type Change = Partial<SeedReturn>;

const conditionsOf = (
  lineId: string,
  quantity: number,
  listed: readonly TireCondition[],
): ReceivedTires[] => {
  const each = Array.from({ length: quantity }, (_, index) => listed[Math.min(index, listed.length - 1)]);
  return TIRE_CONDITIONS.map((condition) => ({
    lineId,
    condition,
    quantity: each.filter((found) => found === condition).length,
  })).filter((tires) => tires.quantity > 0);
};

const inWords = (tires: readonly ReceivedTires[]): string =>
  tires
    .map(({ quantity, condition }) => `${quantity} × ${tireConditionText(condition).toLowerCase()}`)
    .join(', ');

/** Returns `draft` after `step`. Throws for a step that the domain's machine refuses, so every seeded return is in a reachable state. */
export const followStep = (
  draft: SeedReturn,
  step: StoryStep,
  { order, now, agent }: ReturnScene,
  random: Prng,
): SeedReturn => {
  const at = hoursBefore(now, step.hoursAgo);
  const [buyer, { line }] = [`${order.customer.firstName} ${order.customer.lastName}`, draft];
  const returnNumber = formatReturnNumber(draft.number);
  const sold = order.pricing.lines.find(({ lineId }) => lineId === line.lineId);
  const warehouseCode = order.lines.find(({ lineId }) => lineId === line.lineId)?.warehouseCode;
  if (sold === undefined || warehouseCode === undefined)
    throw new Error(`${returnNumber} is of another order`);

  const write = (change: Change, events: readonly TimelineEvent[]): SeedReturn => ({
    ...draft,
    ...change,
    events: [...draft.events, ...events],
  });
  const told = (
    type: string,
    actorKind: TimelineEvent['actorKind'],
    data: JsonObject = {},
  ): TimelineEvent => {
    const actorName = { staff: agent, guest: buyer, system: null }[actorKind];
    return { at, type, actorKind, actorName, data: { returnNumber, ...data } };
  };
  const moved = (event: Move, change: Change, ...events: readonly TimelineEvent[]): SeedReturn => {
    const state = transition(returnMachine, draft.state, event, { agreed: true });
    if (!state.ok) throw new Error(`${returnNumber} in ${draft.state} does not take ${event}`);
    return write({ ...change, state: state.value, version: draft.version + 1 }, events);
  };

  switch (step.event) {
    case 'approve':
      return moved('approve', { answer: { at, by: agent, denial: null } }, told('ReturnApproved', 'staff'));
    case 'deny':
      return moved(
        'deny',
        { answer: { at, by: agent, denial: step.text } },
        told('ReturnDenied', 'staff', { reason: step.text }),
      );
    case 'appeal':
      return moved(
        'appeal',
        { appeal: { at, text: step.text } },
        told('ReturnAppealed', 'guest', { text: step.text }),
      );
    case 'cancel':
      return moved('cancel', { cancelledAt: at }, told('ReturnCancelled', 'guest'));
    case 'receive': {
      const tires = conditionsOf(line.lineId, line.quantity, step.conditions);
      const counted = countReceived([line], tires);
      const [received] = counted.ok ? counted.value : [];
      if (received === undefined) throw new Error(`${returnNumber} can't be received`);
      return moved(
        'receive',
        { line: { ...line, ...received }, receipt: { at, by: agent, warehouseCode } },
        told('ReturnReceived', 'staff', { tires: `${inWords(tires)} at ${warehouseCode}` }),
      );
    }
    case 'refuse':
      return moved(
        'refuse',
        {
          settlement: { at, money: null },
          answer: draft.answer === null ? null : { ...draft.answer, denial: step.text },
        },
        told('ReturnNotAccepted', 'staff', { note: step.text }),
      );
    case 'askApproval': {
      const { refundInCents } = planSeededReturn(order, sold, line.accepted);
      const approval = { id: seededId(random, at), amountInCents: refundInCents, requestedAt: at };
      const data = { refundInCents, approvalId: approval.id };
      return moved('askApproval', { approval }, told('ReturnRefundAsked', 'staff', data));
    }
    case 'refund': {
      const plan = planSeededReturn(order, sold, line.accepted);
      const [planned] = plan.refunds;
      if (planned === undefined) throw new Error(`${returnNumber} has nothing to refund`);
      const { amountInCents, entries } = planned;
      const asked = {
        state: 'requested',
        requestedBy: agent,
        createdAt: at,
        paid: null,
        failure: null,
      } as const;
      return moved(
        'refund',
        {
          settlement: { at, money: plan },
          refund: { id: seededId(random, at), amountInCents, entries, ...asked },
        },
        told('ReturnSettled', 'staff', { refundInCents: plan.refundInCents }),
      );
    }
    case 'refundRefused':
    case 'payOut': {
      const { refund } = draft;
      if (refund === null) throw new Error(`${returnNumber} has no refund`);
      const { amountInCents } = refund;
      const system = { at, actorKind: 'system', actorName: null } as const;
      if (step.event === 'refundRefused') {
        const failure = 'refund_impossible';
        return write({ refund: { ...refund, state: 'failed', failure } }, [
          { ...system, type: 'RefundFailed', data: { amountInCents, failure } },
        ]);
      }
      const paid = { providerRefund: `re_${seededId(random, at)}`, at };
      return moved(
        'payOut',
        { refund: { ...refund, state: 'succeeded', paid }, refundedAt: at },
        {
          ...system,
          type: 'RefundSucceeded',
          data: { amountInCents, amount: formatMoney(cents(amountInCents)) },
        },
        told('ReturnRefunded', 'system'),
      );
    }
  }
};
