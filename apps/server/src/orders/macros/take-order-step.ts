import { Injectable } from '@nestjs/common';
import { type OrderRun, writtenMessage } from '@simpletread/contract';
import {
  checkFilled,
  fillPlaceholders,
  ok,
  type OrderStep,
  type OrderStepKind,
  refuse,
  type Result,
} from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { SetWorkOwner, WorkOwnerRepository } from '../../platform/work-owners/index.js';
import { HoldOrder, ReleaseHold } from '../holds/index.js';
import { AddOrderNote, type KeyedStaffContext, type OrderRecord } from '../order/index.js';
import { SavedReplyRepository, WriteToBuyer } from '../written-messages/index.js';

/** A step on an order that was read. */
interface StepOnOrder {
  readonly order: OrderRecord;
  readonly step: OrderStep;
  /** The owner that the caller saw. */
  readonly seen: string | null;
  readonly runId: string;
}

/** A step that was taken, and what it did in one sentence. */
export interface StepDone {
  readonly kind: OrderStepKind;
  readonly effect: string;
  readonly message?: NonNullable<OrderRun['message']>;
}

const CHANNELS = { email: 'Email', sms: 'Text' } as const;

const noted = (note: string | null): string => (note === null ? '' : `: “${note}”`);

/** Takes one step on an order, in its transaction. */
@Injectable()
export class TakeOrderStep {
  constructor(
    private readonly setOwner: SetWorkOwner,
    private readonly owners: WorkOwnerRepository,
    private readonly holds: HoldOrder,
    private readonly releases: ReleaseHold,
    private readonly notes: AddOrderNote,
    private readonly texts: SavedReplyRepository,
    private readonly toBuyer: WriteToBuyer,
  ) {}

  async run(tx: Transaction, on: StepOnOrder, context: KeyedStaffContext): Promise<Result<StepDone>> {
    const { order, step, runId } = on;
    switch (step.kind) {
      case 'assign':
        return this.assign(tx, on, step, context);
      case 'hold': {
        const { reason } = step;
        const held = await this.holds.run(tx, order.id, { reason, runId }, context);
        return held.ok ? ok({ kind: 'hold', effect: `On hold: ${reason}` }) : held;
      }
      case 'release': {
        const released = await this.releases.run(tx, order.id, { runId }, context);
        if (!released.ok) return released;
        return ok({ kind: 'release', effect: (released.value ?? ['Released from hold']).join('. ') });
      }
      case 'note': {
        const noted = await this.notes.runIn(tx, order.id, { text: step.text, runId }, context);
        return noted.ok ? ok({ kind: 'note', effect: `Note: ${step.text}` }) : noted;
      }
      case 'message':
        return this.write(tx, on, step, context);
    }
  }

  private async assign(
    tx: Transaction,
    { order, seen, runId }: StepOnOrder,
    { to, note = '' }: OrderStep & { readonly kind: 'assign' },
    context: KeyedStaffContext,
  ): Promise<Result<StepDone>> {
    const record = { kind: 'orders', id: order.id } as const;
    const before = await this.owners.find(tx, record);
    if (to === 'nobody' && seen === null && before === null)
      return ok({ kind: 'assign', effect: 'Already unassigned' });
    const set = await this.setOwner.runIn(tx, record, { to, seen, note, runId }, context);
    if (!set.ok) return set;
    const after = await this.owners.find(tx, record);
    const was = before === null ? '' : ` (was ${before.owner_name})`;
    return ok({
      kind: 'assign',
      effect:
        after === null ? `Unassigned${was}` : `Assigned to ${after.owner_name}${was}${noted(after.note)}`,
    });
  }

  private async write(
    tx: Transaction,
    { order, runId }: StepOnOrder,
    { textId, channel }: OrderStep & { readonly kind: 'message' },
    context: KeyedStaffContext,
  ): Promise<Result<StepDone>> {
    const reply = (await this.texts.all(tx)).find(({ id }) => id === textId);
    if (reply === undefined) return refuse('macro.textMissing');
    const start = await this.toBuyer.startOf(order, context.staff);
    const to = channel === 'email' ? start.email : start.phone;
    if (to === null) return refuse('message.noRecipient');
    const subject = channel === 'email' ? fillPlaceholders(reply.subject, start.values) : '';
    const text = fillPlaceholders(reply.text, start.values);
    for (const words of [subject, text]) {
      const filled = checkFilled(words);
      if (!filled.ok) return filled;
    }
    const message = writtenMessage.safeParse({ channel, subject, text });
    if (!message.success) return refuse('macro.textTooLong');
    const written = await this.toBuyer.runIn(tx, order.id, message.data, context, runId);
    if (!written.ok) return written;
    const effect = `${CHANNELS[channel]} to ${to}: ${reply.name}`;
    return ok({ kind: 'message', effect, message: { channel, to, subject, text } });
  }
}
