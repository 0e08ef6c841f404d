import { Injectable } from '@nestjs/common';
import { type Cents, type DelayAnswer, mayAnswerDelay, ok, refuse, type Result } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { crashPoint } from '../../platform/shutdown/index.js';
import { Messages } from '../../platform/messages/index.js';
import {
  DELAY_AGREED,
  DelayReader,
  type DelayRow,
  dayInWords,
  type LockedRecord,
  ORDER_CANCELLED,
  type OrderActor,
  type OrderRecord,
  RecordSteps,
} from '../order/index.js';
import { delayAgreedMail } from './delay-message.js';
import { DelayRepository } from './delay.repository.js';
import { DelayTokens } from './delay-tokens.js';
import { EndDelay } from './end-delay.js';

export interface BuyersAnswer {
  readonly delayId: string;
  readonly version: number;
  readonly answer: DelayAnswer;
  readonly expectedRefundInCents: Cents;
}

/** The buyer of an answer. */
export interface AnsweringBuyer {
  readonly actorOf: (order: OrderRecord) => OrderActor;
  /** False hides the delay, as if it were missing. */
  readonly isTheirs?: (order: OrderRecord) => boolean;
}

/** Takes a buyer's answer to a delay: the new day, or a cancellation with full refund; once for each request. */
@Injectable()
export class AnswerDelay {
  constructor(
    private readonly work: UnitOfWork,
    private readonly steps: RecordSteps,
    private readonly reader: DelayReader,
    private readonly delays: DelayRepository,
    private readonly tokens: DelayTokens,
    private readonly messages: Messages,
    private readonly ends: EndDelay,
  ) {}

  async run(answer: BuyersAnswer, buyer: AnsweringBuyer): Promise<Result<null>> {
    const done = await this.work.run((tx) => this.answer(tx, answer, buyer));
    if (done.ok) crashPoint('cancel.afterCommit');
    return done;
  }

  private async answer(tx: Transaction, answer: BuyersAnswer, buyer: AnsweringBuyer): Promise<Result<null>> {
    const known = await this.reader.byId(answer.delayId, tx);
    if (known === null) return refuse('delay.unknown');
    const locked = await this.steps.lock(tx, known.order_id, () => this.reader.byId(answer.delayId, tx));
    const request = { ...buyer, version: answer.version, types: [DELAY_AGREED, ORDER_CANCELLED] };
    return this.steps.once(tx, locked, request, async ({ order, record }, actor) => {
      const facts = { state: record.state, revisedOn: record.revised_on, orderState: order.state };
      const possible = mayAnswerDelay(facts, answer.answer);
      if (!possible.ok) return possible;
      if (answer.answer === 'agree') return this.agree(tx, { order, record }, actor);
      const expectedInCents = answer.expectedRefundInCents;
      const ending = { state: 'declined', reason: 'Declined the delay', expectedInCents } as const;
      return this.ends.run(tx, record, ending, actor);
    });
  }

  private async agree(
    tx: Transaction,
    { order, record }: LockedRecord<DelayRow>,
    actor: OrderActor,
  ): Promise<Result<null>> {
    const { id: orderId, read_at: at } = order;
    const { revised_on: revisedOn } = record;
    await this.delays.move(tx, record.id, 'agreed', { settled_at: at });
    await this.delays.promise(tx, orderId, revisedOn);
    const link = this.tokens.link(record.id);
    await this.messages.queueAll(tx, [delayAgreedMail(order, { revisedOn, link })]);
    const data = { revisedOn: revisedOn === null ? 'a day not known yet' : dayInWords(revisedOn) };
    const audit = {
      action: 'order.agreeDelay',
      before: { state: record.state, deliveryOn: order.estimated_delivery_on },
      after: { state: 'agreed', deliveryOn: revisedOn },
    };
    const happening = { orderId, at, type: DELAY_AGREED, data, payload: { delayId: record.id } };
    await this.steps.trace(tx, { ...happening, audit }, actor);
    return ok(null);
  }
}
