import { Injectable } from '@nestjs/common';
import { ok, orderMachine, type Result, transition } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import { ORDER_DELIVERED, ORDER_HANDED_TO_CARRIER, ORDER_RELEASED, OrderTrail } from '../order/index.js';
import type { Label } from './carrier.js';
import { type Move, ShipmentRepository } from './shipment.repository.js';

const EVENT_TYPES = {
  release: ORDER_RELEASED,
  handToCarrier: ORDER_HANDED_TO_CARRIER,
  deliver: ORDER_DELIVERED,
} as const;

export interface Advance {
  readonly event: keyof typeof EVENT_TYPES;
  /** When it happened; left out, now. */
  readonly at?: Date;
  readonly label?: Label;
  /** Only an order of this version moves; left out, any. */
  readonly version?: number;
}

const timesOf = (event: Advance['event'], at: Date): Omit<Move, 'to'> => {
  if (event === 'release') return { releasedAt: at };
  return event === 'handToCarrier' ? { shippedAt: at } : { deliveredAt: at };
};

/**
 * Moves an order one step along its life cycle. An order in another state, or locked by another call, is left alone.
 */
@Injectable()
export class AdvanceOrder {
  constructor(
    private readonly work: UnitOfWork,
    private readonly shipments: ShipmentRepository,
    private readonly trail: OrderTrail,
  ) {}

  /** True if it moved. */
  async run(orderId: string, { event, at, label, version }: Advance): Promise<boolean> {
    const moved = await this.work.run(async (tx): Promise<Result<boolean>> => {
      const state = await this.shipments.lockFree(tx, orderId, version ?? null);
      if (state === null) return ok(false);
      const next = transition(orderMachine, state, event);
      if (!next.ok) return ok(false);
      const happenedAt = at ?? (await tx.now());
      const type = EVENT_TYPES[event];
      await this.shipments.move(tx, orderId, {
        to: next.value,
        ...timesOf(event, happenedAt),
        ...(label === undefined ? {} : { label }),
      });
      const happened = { orderId, at: happenedAt, type, actorKind: 'system' } as const;
      await this.trail.record(tx, { ...happened, data: { ...label }, payload: {} });
      return ok(true);
    });
    return moved.ok && moved.value;
  }
}
