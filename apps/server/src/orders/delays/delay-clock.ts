import { Injectable, type OnModuleInit } from '@nestjs/common';
import { delayMachine, easternMoment, ok, type Result, transition } from '@simpletread/domain';

import { Database, type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import {
  DELAY_ASSUMED,
  DelayReader,
  type DelayRow,
  dayInWords,
  type LockedRecord,
  type OrderActor,
  RecordSteps,
} from '../order/index.js';
import { AskDelay } from './ask-delay.js';
import { type DelayOfOrder, DelayRepository } from './delay.repository.js';
import { EndDelay } from './end-delay.js';
import { PredictArrival } from './predict-arrival.js';

const EVERY_MS = 60_000;
const AT_ONCE = 200;

const silenceActor = (delayId: string): OrderActor => ({
  actorKind: 'system',
  actorId: null,
  actorName: 'No answer to a delay',
  requestId: '',
  requestKey: `delay ${delayId}`,
});

/** Asks buyers whom staff didn't ask in time, and does what silence means: each once, under the lock of the order. */
@Injectable()
export class DelayClock implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly steps: RecordSteps,
    private readonly reader: DelayReader,
    private readonly delays: DelayRepository,
    private readonly arrivals: PredictArrival,
    private readonly asks: AskDelay,
    private readonly ends: EndDelay,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'orders.delay-clock', run: () => this.run() });
  }

  async run(): Promise<void> {
    for (const delay of await this.delays.toAsk(this.database, AT_ONCE))
      await this.each(delay, (tx, locked) => this.ask(tx, locked));
    for (const delay of await this.delays.over(this.database, AT_ONCE))
      await this.each(delay, (tx, locked) => this.end(tx, locked));
  }

  private async each(
    { id: delayId, order_id: orderId }: DelayOfOrder,
    act: (tx: Transaction, locked: LockedRecord<DelayRow>) => Promise<Result<null>>,
  ): Promise<void> {
    await this.work
      .run(async (tx) => {
        const locked = await this.steps.lock(tx, orderId, () => this.reader.byId(delayId, tx));
        return locked === null ? ok(null) : act(tx, locked);
      })
      .then((done) => {
        // It is tried again: a request for a second person ends by itself.
        if (!done.ok) this.log.warn({ fault: done.fault, orderId }, 'a delay waits');
      })
      .catch((error: unknown) => this.log.error({ err: error, orderId }, 'a delay could not move on'));
  }

  private async ask(tx: Transaction, { order, record }: LockedRecord<DelayRow>): Promise<Result<null>> {
    if (record.state !== 'found' || record.ask_by === null || record.ask_by > order.read_at) return ok(null);
    const { suggestedOn } = await this.arrivals.run(tx, order);
    // The warehouse lacks the tires: a day that counts on them would be no promise.
    const isKnown = record.reason !== 'outOfStock';
    const isLater = isKnown && suggestedOn !== null && suggestedOn > (record.promised_on ?? '');
    const report = { revisedOn: isLater ? suggestedOn : null, reason: record.reason };
    const asked = await this.asks.run(tx, order, report, null);
    // The predicted day may be today already.
    return asked.ok || asked.fault.code !== 'delay.dayInvalid'
      ? asked
      : this.asks.run(tx, order, { ...report, revisedOn: null }, null);
  }

  private async end(tx: Transaction, { order, record }: LockedRecord<DelayRow>): Promise<Result<null>> {
    const { answer_by: answerBy } = record;
    if (record.state !== 'asked' || answerBy === null || answerBy > order.read_at) return ok(null);
    if (order.state !== 'placed' && order.state !== 'pendingPickup') return ok(null);
    if (record.silence === 'agrees') return this.assume(tx, { order, record });
    const reason = `No answer to the delay by ${easternMoment(answerBy)}`;
    return this.ends.run(tx, record, { state: 'lapsed', reason }, silenceActor(record.id));
  }

  private async assume(tx: Transaction, { order, record }: LockedRecord<DelayRow>): Promise<Result<null>> {
    const assumed = transition(delayMachine, record.state, 'assume', { silenceAgrees: true });
    if (!assumed.ok) return assumed;
    const { revised_on: revisedOn } = record;
    await this.delays.move(tx, record.id, assumed.value, { settled_at: order.read_at });
    await this.delays.promise(tx, order.id, revisedOn);
    const data = { revisedOn: revisedOn === null ? '' : dayInWords(revisedOn) };
    const audit = { action: 'order.assumeDelay', before: {}, after: data };
    const happening = { orderId: order.id, at: order.read_at, type: DELAY_ASSUMED, data, payload: {} };
    await this.steps.trace(tx, { ...happening, audit }, null);
    return ok(null);
  }
}
