import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type DelayReason, isOpenDelay, isPromiseBroken, ok, type Result } from '@simpletread/domain';

import { Database, type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import { CarrierScans, DelayReader, OrderReader, type OrderRecord, OrderRepository } from '../order/index.js';
import { DelayRepository } from './delay.repository.js';
import { OpenDelay } from './open-delay.js';
import { PredictArrival } from './predict-arrival.js';

const EVERY_MS = 300_000;
const AT_ONCE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Finds orders whose tires can't arrive on the promised day any more, so that staff ask their buyers. */
@Injectable()
export class FindLateOrders implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly delays: DelayRepository,
    private readonly known: DelayReader,
    private readonly orders: OrderRepository,
    private readonly reader: OrderReader,
    private readonly arrivals: PredictArrival,
    private readonly scans: CarrierScans,
    private readonly opens: OpenDelay,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'orders.find-late', run: () => this.run() });
  }

  async run(): Promise<void> {
    let afterId = FIRST_ID;
    for (;;) {
      const page = await this.delays.maybeLate(this.database, afterId, AT_ONCE);
      for (const { orderId } of page)
        await this.work
          .run((tx) => this.look(tx, orderId))
          .catch((error: unknown) => this.log.error({ err: error, orderId }, 'a late order was not found'));
      if (page.length < AT_ONCE) return;
      afterId = page.at(-1)?.orderId ?? afterId;
    }
  }

  private async look(tx: Transaction, orderId: string): Promise<Result<null>> {
    await this.orders.lock(tx, orderId);
    const order = await this.reader.byId(orderId, tx);
    const promisedOn = order?.estimated_delivery_on ?? null;
    if (order === null || promisedOn === null) return ok(null);
    if (order.state !== 'placed' && order.state !== 'pendingPickup') return ok(null);
    const delays = await this.known.ofOrder(orderId, tx);
    const open = delays.find(({ state }) => isOpenDelay(state));
    if (open?.state === 'found' || open?.state === 'asked') return ok(null);
    const { earliestOn, suggestedOn } = await this.arrivals.run(tx, order);
    const isCarrierLate = await this.isCarrierLate(tx, order);
    const isBroken = isPromiseBroken({ promisedOn, earliestArrivalOn: earliestOn }, order.read_at);
    if (!isBroken && !isCarrierLate) return ok(null);
    const reason: DelayReason = order.state === 'pendingPickup' ? 'carrier' : 'notReady';
    const revisedOn = suggestedOn !== null && suggestedOn > promisedOn ? suggestedOn : null;
    await this.opens.run(tx, order, delays, { promisedOn, revisedOn, reason });
    return ok(null);
  }

  /** True if the carrier reported a delay of a parcel that it hasn't picked up. */
  private async isCarrierLate(tx: Transaction, order: OrderRecord): Promise<boolean> {
    if (order.state !== 'pendingPickup' || order.carrier === null) return false;
    return (await this.scans.ofOrder(order.id, tx)).some(({ kind }) => kind === 'delayed');
  }
}
