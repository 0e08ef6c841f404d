import { Injectable } from '@nestjs/common';
import type { WarehousePickupRow, WarehousePickupView } from '@simpletread/contract';
import { MOST_WRONG_PICKUP_CODES, ok, parseOrderNumber, refuse, type Result } from '@simpletread/domain';

import { Warehouses } from '../../delivery/index.js';
import { Database } from '../../platform/database/index.js';
import { customerName, OrderReader, type OrderRecord, tireLabel } from '../order/index.js';
import { PickupListReader } from './staff/pickup-list.reader.js';
import { WarehousePickupRepository } from './warehouse-pickup.repository.js';

/** An order number at a warehouse, as people type or scan it. */
export interface PickupAt {
  readonly code: string;
  readonly orderNumber: string;
}

type FindFault = 'warehouse.unknown' | 'order.unknown' | 'warehousePickup.notHere';

const linesOf = ({ lines }: OrderRecord): WarehousePickupView['lines'] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - line.removed_quantity;
    return quantity === 0 ? [] : [{ itemNumber: line.item_number, tire: tireLabel(line), quantity }];
  });

/** Finds the orders that buyers pick up at a warehouse. */
@Injectable()
export class FindPickup {
  constructor(
    private readonly database: Database,
    private readonly warehouses: Warehouses,
    private readonly reader: OrderReader,
    private readonly list: PickupListReader,
    private readonly pickups: WarehousePickupRepository,
  ) {}

  async atWork(code: string): Promise<Result<WarehousePickupRow[], 'warehouse.unknown'>> {
    return (await this.isKnown(code)) ? ok(await this.list.atWork(code)) : refuse('warehouse.unknown');
  }

  async order({ code, orderNumber }: PickupAt): Promise<Result<OrderRecord, FindFault>> {
    if (!(await this.isKnown(code))) return refuse('warehouse.unknown');
    const number = parseOrderNumber(orderNumber);
    const order = number.ok ? await this.reader.byNumber(number.value) : null;
    if (order === null) return refuse('order.unknown');
    return order.pickup_warehouse_code === code ? ok(order) : refuse('warehousePickup.notHere');
  }

  async view(at: PickupAt): Promise<Result<WarehousePickupView, FindFault>> {
    const found = await this.order(at);
    if (!found.ok) return found;
    const order = found.value;
    const row = await this.list.one(order.id);
    if (row === null) return refuse('warehousePickup.notHere');
    const known = await this.pickups.ofOrder(this.database, order.id);
    return ok({
      ...row,
      buyerName: customerName(order),
      lines: linesOf(order),
      triesLeft: MOST_WRONG_PICKUP_CODES - (known?.wrong_codes ?? 0),
      handedOver:
        known === null || known.proof === null || known.handed_over_by === null || order.delivered_at === null
          ? null
          : { at: order.delivered_at.toISOString(), by: known.handed_over_by, proof: known.proof },
    });
  }

  private async isKnown(code: string): Promise<boolean> {
    return (await this.warehouses.all()).some((warehouse) => warehouse.code === code);
  }
}
