import { Injectable } from '@nestjs/common';
import {
  appointmentWords,
  delayMachine,
  delayOffer,
  type DelayReason,
  delayReasonText,
  isOpenDelay,
  mayReportDelay,
  ok,
  type Result,
  transition,
} from '@simpletread/domain';

import { AppointmentBookings } from '../../installers/index.js';
import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { Messages } from '../../platform/messages/index.js';
import {
  DELAY_ASKED,
  DelayReader,
  type DelayRow,
  dayInWords,
  type OrderActor,
  type OrderRecord,
  RecordSteps,
} from '../order/index.js';
import { type DelayLetter, delayMail, delayText } from './delay-message.js';
import { DelayRepository } from './delay.repository.js';
import { DelayTokens } from './delay-tokens.js';

export interface DelayReport {
  readonly revisedOn: string | null;
  readonly reason: DelayReason;
}

/** The offer to a buyer before it has a link. */
export interface DelayDraft extends Omit<DelayLetter, 'link'> {
  /** The open delay that this one continues or replaces. */
  readonly open: DelayRow | null;
}

/** A person who asks; null for the clock. */
type Asker = { readonly actor: OrderActor; readonly action: string } | null;

/** The name of the asker where no person is. */
const CLOCK = 'SimpleTread';

/** Asks the buyer of a late order to wait or to cancel: the delay, its messages and its traces, under the lock of the order. */
@Injectable()
export class AskDelay {
  constructor(
    private readonly reader: DelayReader,
    private readonly delays: DelayRepository,
    private readonly tokens: DelayTokens,
    private readonly appointments: AppointmentBookings,
    private readonly messages: Messages,
    private readonly steps: RecordSteps,
  ) {}

  /** The offer as of now. Refuses as `mayReportDelay` and `delayOffer`. */
  async draft(db: SqlRunner, order: OrderRecord, report: DelayReport): Promise<Result<DelayDraft>> {
    const isWarehousePickup = order.fulfilment === 'warehouse-pickup';
    const possible = mayReportDelay({ state: order.state, isWarehousePickup });
    if (!possible.ok) return possible;
    const known = await this.reader.ofOrder(order.id, db);
    const open = known.find(({ state }) => isOpenDelay(state)) ?? null;
    const isFurther = known.some(({ asked_at: askedAt }) => askedAt !== null);
    const promisedOn = promisedBefore(order, open);
    const offer = delayOffer({ promisedOn, revisedOn: report.revisedOn, isFurther }, order.read_at);
    if (!offer.ok) return offer;
    const appointment = await this.appointments.ofOrder(order.id, db);
    const isMissed =
      appointment !== null && report.revisedOn !== null && appointment.date <= report.revisedOn;
    return ok({
      order,
      ...report,
      isFurther,
      promisedOn,
      ...offer.value,
      open,
      missedAppointment: isMissed ? appointmentWords(appointment) : null,
    });
  }

  async run(tx: Transaction, order: OrderRecord, report: DelayReport, asker: Asker): Promise<Result<null>> {
    const drafted = await this.draft(tx, order, report);
    if (!drafted.ok) return drafted;
    const { open, ...letter } = drafted.value;
    const delayId = await this.foundId(tx, drafted.value);
    const asked = transition(delayMachine, 'found', 'ask');
    if (!asked.ok) return asked;
    await this.delays.move(tx, delayId, asked.value, {
      is_further: letter.isFurther,
      reason: letter.reason,
      promised_on: letter.promisedOn,
      revised_on: letter.revisedOn,
      asked_at: order.read_at,
      asked_by: asker?.actor.actorName ?? CLOCK,
      token_hash: hashToken(this.tokens.of(delayId)),
      silence: letter.silence,
      answer_by: letter.answerBy,
    });
    const whole = { ...letter, link: this.tokens.link(delayId) };
    const text = delayText(whole);
    await this.messages.queueAll(tx, [delayMail(whole), ...(text === null ? [] : [text])]);
    const data = {
      revisedOn: letter.revisedOn === null ? 'a day not known yet' : dayInWords(letter.revisedOn),
      reason: delayReasonText(letter.reason),
      silence: letter.silence,
      answerBy: letter.answerBy.toISOString(),
    };
    const audit = {
      action: asker?.action ?? 'order.askDelay',
      before: { promisedOn: letter.promisedOn, delay: open?.state ?? null },
      after: { delayId, state: asked.value, ...data },
    };
    const happening = { orderId: order.id, at: order.read_at, type: DELAY_ASKED, data, payload: { delayId } };
    await this.steps.trace(tx, { ...happening, audit }, asker?.actor ?? null);
    return ok(null);
  }

  /** The id of the found delay, which may be a new one that replaces one that was asked about. */
  private async foundId(tx: Transaction, { order, open, ...letter }: DelayDraft): Promise<string> {
    if (open?.state === 'found') return open.id;
    if (open !== null) {
      const replaced = transition(delayMachine, open.state, 'replace');
      if (!replaced.ok) throw new Error(`delay ${open.id} is ${open.state} and open`);
      await this.delays.move(tx, open.id, replaced.value, { settled_at: order.read_at });
    }
    return this.delays.insert(tx, {
      order_id: order.id,
      is_further: letter.isFurther,
      reason: letter.reason,
      promised_on: letter.promisedOn,
      revised_on: letter.revisedOn,
      found_at: order.read_at,
      ask_by: order.read_at,
    });
  }
}

/** The day that counts as promised: silence about a short delay agrees to its new day. */
const promisedBefore = (order: OrderRecord, open: DelayRow | null): string | null => {
  if (open?.state === 'asked' && open.silence === 'agrees') return open.revised_on;
  return open?.state === 'found' ? open.promised_on : order.estimated_delivery_on;
};
