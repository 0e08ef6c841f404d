import { Injectable } from '@nestjs/common';
import type { DelayPreview } from '@simpletread/contract';
import {
  delayMachine,
  easternMoment,
  maskEmail,
  ok,
  refuse,
  type Result,
  transition,
} from '@simpletread/domain';

import { Config } from '../../../platform/config/index.js';
import { Database, UnitOfWork } from '../../../platform/database/index.js';
import {
  DELAY_ASKED,
  DELAY_DISMISSED,
  DelayReader,
  type KeyedStaffContext,
  OrderEvents,
  OrderReader,
  OrderRepository,
  OrderTrail,
  requestKeyOf,
  staffActorOf,
} from '../../order/index.js';
import { AskDelay, type DelayDraft, type DelayReport } from '../ask-delay.js';
import { delayParagraphs, delaySubject, delayText } from '../delay-message.js';
import { DelayRepository } from '../delay.repository.js';

const effectsOf = ({ order, silence, answerBy, open, promisedOn }: DelayDraft): string[] => [
  `${maskEmail(order.email)} gets an email${order.phone_type === 'mobile' ? ' and a text' : ''} with a private link to wait or cancel.`,
  silence === 'agrees'
    ? `No answer by ${easternMoment(answerBy)} means the buyer agrees to the new day. They can cancel until the tires ship.`
    : `No answer by ${easternMoment(answerBy)} cancels the order and refunds it in full.`,
  ...(open !== null && open.state !== 'found'
    ? ['This replaces the delay that the buyer was asked about before.']
    : []),
  ...(promisedOn === null ? [] : ['The order isn’t held: if the tires ship first, the question ends.']),
];

/** Staff report a delay of an order, or close one that was found in error. */
@Injectable()
export class ReportDelay {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly reader: OrderReader,
    private readonly events: OrderEvents,
    private readonly trail: OrderTrail,
    private readonly known: DelayReader,
    private readonly delays: DelayRepository,
    private readonly asks: AskDelay,
    private readonly config: Config,
  ) {}

  async preview(orderId: string, report: DelayReport): Promise<Result<DelayPreview>> {
    const order = await this.reader.byId(orderId);
    if (order === null) return refuse('record.missing');
    const drafted = await this.asks.draft(this.database, order, report);
    if (!drafted.ok) return drafted;
    const { isFurther, promisedOn, silence, answerBy } = drafted.value;
    const letter = { ...drafted.value, link: `${this.config.storefrontUrl}/delays/…` };
    return ok({
      isFurther,
      promisedOn,
      silence,
      answerBy: answerBy.toISOString(),
      subject: delaySubject(letter),
      mail: [...delayParagraphs(letter)],
      text: delayText(letter)?.text ?? null,
      effects: effectsOf(drafted.value),
    });
  }

  report(
    orderId: string,
    { orderVersion, ...report }: DelayReport & { readonly orderVersion: number },
    context: KeyedStaffContext,
  ): Promise<Result<null>> {
    return this.work.run(async (tx) => {
      if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
      const requestKey = requestKeyOf(context);
      if (await this.events.isKnown(tx, { orderId, type: DELAY_ASKED, requestKey })) return ok(null);
      const order = await this.reader.byId(orderId, tx);
      if (order === null) return refuse('record.missing');
      if (order.version !== orderVersion) return refuse('record.stale');
      return this.asks.run(tx, order, report, { actor: staffActorOf(context), action: 'order.reportDelay' });
    });
  }

  dismiss(orderId: string, reason: string, context: KeyedStaffContext): Promise<Result<null>> {
    return this.work.run(async (tx) => {
      if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
      const requestKey = requestKeyOf(context);
      if (await this.events.isKnown(tx, { orderId, type: DELAY_DISMISSED, requestKey })) return ok(null);
      const found = (await this.known.ofOrder(orderId, tx)).find(({ state }) => state === 'found');
      const dismissed = found === undefined ? null : transition(delayMachine, found.state, 'dismiss');
      if (found === undefined || dismissed?.ok !== true) return refuse('record.stale');
      const at = await tx.now();
      await this.delays.move(tx, found.id, dismissed.value, { settled_at: at });
      await this.trail.recordByStaff(
        tx,
        {
          orderId,
          at,
          type: DELAY_DISMISSED,
          // An erasure empties what staff wrote as `text`.
          data: { text: reason },
          audit: {
            action: 'order.dismissDelay',
            before: { delay: found.state },
            after: { delay: dismissed.value, text: reason },
          },
          payload: {},
        },
        context,
      );
      return ok(null);
    });
  }
}
