import { Injectable } from '@nestjs/common';
import { ok, orderMachine, type Result, transition } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { ORDER_DELIVERED, ORDER_HANDED_TO_CARRIER, ORDER_RELEASED, OrderTrail } from '../order/index.js';
import { FoundTires, PickRepository } from '../picks/index.js';
import type { Label } from './carrier.js';
import { type Move, ShipmentRepository } from './shipment.repository.js';

const EVENT_TYPES = {
  release: ORDER_RELEASED,
  handToCarrier: ORDER_HANDED_TO_CARRIER,
  handToBuyer: ORDER_DELIVERED,
  deliver: ORDER_DELIVERED,
} as const;

export interface Advance {
  readonly event: keyof typeof EVENT_TYPES;
  /** When it happened; left out, now. */
  readonly at?: Date;
  readonly label?: Label;
  /** Only an order of this version moves; left out, any. */
  readonly version?: number;
  /** More for the timeline. */
  readonly data?: object;
  /** The key of the request that moves it; left out where none does. */
  readonly requestKey?: string;
  /** The staff member who moves it; if left out, the system. */
  readonly by?: string;
}

const timesOf = (event: Advance['event'], at: Date): Omit<Move, 'to'> => {
  if (event === 'release') return { releasedAt: at };
  return event === 'handToCarrier' ? { shippedAt: at } : { deliveredAt: at };
};

/**
 * Moves an order one step along its life cycle. An order in another state, or locked by another call, is left alone, and so is one to
 * release that people pick or start over meanwhile.
 */
@Injectable()
export class AdvanceOrder {
  constructor(
    private readonly work: UnitOfWork,
    private readonly shipments: ShipmentRepository,
    private readonly picks: PickRepository,
    private readonly found: FoundTires,
    private readonly trail: OrderTrail,
  ) {}

  /** True if it moved. */
  async run(orderId: string, step: Advance): Promise<boolean> {
    const moved = await this.work.run(async (tx): Promise<Result<boolean>> =>
      ok(await this.runIn(tx, orderId, step)),
    );
    return moved.ok && moved.value;
  }

  /** As `run`, in the transaction of what moves it. */
  async runIn(
    tx: Transaction,
    orderId: string,
    { event, at, label, version, data, requestKey, by }: Advance,
  ): Promise<boolean> {
    const order = await this.shipments.lockFree(tx, orderId, version ?? null);
    if (order === null) return false;
    const warehousePickup = order.fulfilment === 'warehouse-pickup';
    // No carrier takes what the buyer picks up at the warehouse.
    if (warehousePickup && event === 'handToCarrier') return false;
    const next = transition(orderMachine, order.state, event, { warehousePickup });
    if (!next.ok) return false;
    if (event === 'release' && (await this.picks.isWaiting(tx, orderId))) return false;
    const happenedAt = at ?? (await tx.now());
    const type = EVENT_TYPES[event];
    await this.shipments.move(tx, orderId, {
      to: next.value,
      ...timesOf(event, happenedAt),
      ...(label === undefined ? {} : { label }),
    });
    if (event === 'release') await this.found.settle(tx, orderId);
    const actor =
      by === undefined
        ? ({ actorKind: 'system' } as const)
        : ({ actorKind: 'staff', actorName: by } as const);
    const request = requestKey === undefined ? {} : { requestKey };
    const happened = { orderId, at: happenedAt, type, ...actor, ...request };
    await this.trail.record(tx, { ...happened, data: { ...label, ...data }, payload: {} });
    return true;
  }
}
