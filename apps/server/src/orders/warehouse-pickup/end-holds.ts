import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ok, type PickupHold, type Result } from '@simpletread/domain';

import { Database, type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import { LoadCancellation, RecordCancellation } from '../cancellation/index.js';
import {
  dayInWords,
  type OrderActor,
  OrderReader,
  type OrderRecord,
  OrderRepository,
  OrderTrail,
  PICKUP_REMINDED,
} from '../order/index.js';
import { holdOf } from './hold-of.js';
import { WarehousePickupRepository } from './warehouse-pickup.repository.js';

const EVERY_MS = 60_000;
const AT_ONCE = 200;

/** Reminds buyers of tires that wait at a warehouse, and cancels and refunds what nobody picked up. */
@Injectable()
export class EndHolds implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly pickups: WarehousePickupRepository,
    private readonly orders: OrderRepository,
    private readonly reader: OrderReader,
    private readonly load: LoadCancellation,
    private readonly record: RecordCancellation,
    private readonly trail: OrderTrail,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'orders.end-pickup-holds', run: () => this.run() });
  }

  async run(): Promise<void> {
    for (const orderId of await this.pickups.waitingLong(this.database, AT_ONCE))
      await this.work
        .run((tx) => this.look(tx, orderId))
        .then((looked) => {
          if (!looked.ok) this.log.error({ fault: looked.fault, orderId }, 'a pickup hold could not end');
        })
        .catch((error: unknown) => this.log.error({ err: error, orderId }, 'a pickup hold could not end'));
  }

  private async look(tx: Transaction, orderId: string): Promise<Result<null>> {
    await this.orders.lock(tx, orderId);
    const order = await this.reader.byId(orderId, tx);
    const hold = order === null ? null : holdOf(order);
    if (order === null || hold === null) return ok(null);
    if (order.read_at >= hold.expiresAt) return this.expire(tx, order, hold);
    if (order.read_at >= hold.remindAt) await this.remind(tx, order, hold);
    return ok(null);
  }

  private async remind(
    tx: Transaction,
    { id: orderId, read_at: at }: OrderRecord,
    { heldUntil }: PickupHold,
  ): Promise<void> {
    const known = await this.pickups.ofOrder(tx, orderId);
    if (known !== null && known.reminded_at !== null) return;
    await this.pickups.remind(tx, orderId, at);
    const data = { heldUntil: dayInWords(heldUntil) };
    await this.trail.record(tx, {
      orderId,
      at,
      type: PICKUP_REMINDED,
      actorKind: 'system',
      data,
      payload: {},
    });
  }

  private async expire(
    tx: Transaction,
    { id: orderId }: OrderRecord,
    { heldUntil }: PickupHold,
  ): Promise<Result<null>> {
    const possible = await this.load.unclaimed(tx, orderId);
    if (possible === null) return ok(null);
    const reason = `Not picked up by ${dayInWords(heldUntil)}`;
    const actor: OrderActor = {
      actorKind: 'system',
      actorId: null,
      actorName: 'End of the pickup hold',
      requestId: '',
      requestKey: `pickup-hold ${orderId}`,
    };
    return this.record.run(tx, possible, { reason, requestedBy: null, isUnclaimed: true }, actor);
  }
}
