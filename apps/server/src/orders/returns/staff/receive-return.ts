import { Injectable } from '@nestjs/common';
import {
  countReceived,
  ok,
  type ReceivedLine,
  type ReceivedTires,
  refuse,
  type Result,
  tireConditionText,
} from '@simpletread/domain';

import { StockAllocations } from '../../../catalogue/index.js';
import { Warehouses } from '../../../delivery/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import {
  type KeyedStaffContext,
  type OrderRecord,
  OrderRepository,
  RETURN_RECEIVED,
  staffActorOf,
} from '../../order/index.js';
import { ReturnRepository } from '../return.repository.js';
import { type LockedReturn, ReturnSteps } from '../return-steps.js';
import type { SeenReturn } from './answer-return.js';

export interface Arrival extends SeenReturn {
  readonly warehouseCode: string;
  readonly tires: readonly ReceivedTires[];
}

const inWords = (tires: readonly ReceivedTires[]): string =>
  tires
    .filter(({ quantity }) => quantity > 0)
    .map(({ quantity, condition }) => `${quantity} × ${tireConditionText(condition).toLowerCase()}`)
    .join(', ');

/** Records the tires that arrived. Sellable ones are back in stock at once; the others are scrapped or kept for their buyer. */
@Injectable()
export class ReceiveReturn {
  constructor(
    private readonly steps: ReturnSteps,
    private readonly returns: ReturnRepository,
    private readonly orders: OrderRepository,
    private readonly stock: StockAllocations,
    private readonly warehouses: Warehouses,
  ) {}

  async run(arrival: Arrival, context: KeyedStaffContext): Promise<Result<null>> {
    const { returnId, version, warehouseCode, tires } = arrival;
    const isKnown = (await this.warehouses.all()).some(({ code }) => code === warehouseCode);
    if (!isKnown) return refuse('request.invalid', { warehouseCode });
    const type = RETURN_RECEIVED;
    const request = { returnId, version, types: [type], actorOf: () => staffActorOf(context) };
    return this.steps.run(request, async (tx, locked) => {
      const asked = locked.record.lines.map(({ line_id: lineId, quantity }) => ({ lineId, quantity }));
      const counted = countReceived(asked, tires);
      if (!counted.ok) return counted;
      // Refused below if the return has moved on, with all that is written here.
      await this.takeIn(tx, locked, counted.value, warehouseCode);
      return ok({
        event: 'receive',
        type,
        action: 'return.receive',
        change: {
          received_at: locked.order.read_at,
          received_by: context.staff.name,
          received_warehouse: warehouseCode,
        },
        data: { tires: `${inWords(tires)} at ${warehouseCode}` },
      });
    });
  }

  private async takeIn(
    tx: Transaction,
    { order, record }: LockedReturn,
    lines: readonly ReceivedLine[],
    warehouseCode: string,
  ): Promise<void> {
    await this.returns.receive(tx, record.id, lines);
    await this.orders.countReturned(tx, order.id, lines, order.read_at);
    await this.stock.takeBack(tx, record.id, sellable(order, lines), warehouseCode);
  }
}

const sellable = (order: OrderRecord, lines: readonly ReceivedLine[]) =>
  lines.flatMap(({ lineId, restocked }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line === undefined || restocked === 0 ? [] : [{ tireId: line.tire_id, quantity: restocked }];
  });
