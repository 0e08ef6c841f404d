import { Injectable } from '@nestjs/common';
import { ok, parseOrderNumber, refuse, type Result } from '@simpletread/domain';

import { type Warehouse, Warehouses } from '../../delivery/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { OrderReader, type OrderRecord, OrderRepository } from '../order/index.js';
import { type PickRow, PickRepository } from '../picks/index.js';

/** A scanned order number at a warehouse. */
export interface ScannedOrder {
  readonly code: string;
  readonly orderNumber: string;
}

export interface FoundOrder {
  readonly warehouse: Warehouse;
  readonly order: OrderRecord;
}

export interface LockedPick {
  readonly order: OrderRecord;
  readonly pick: PickRow;
}

/** Finds the part of an order that a warehouse picks. */
@Injectable()
export class FindPick {
  constructor(
    private readonly warehouses: Warehouses,
    private readonly reader: OrderReader,
    private readonly orders: OrderRepository,
    private readonly picks: PickRepository,
  ) {}

  async warehouse(code: string): Promise<Result<Warehouse, 'warehouse.unknown'>> {
    const found = (await this.warehouses.all()).find((each) => each.code === code);
    return found === undefined ? refuse('warehouse.unknown') : ok(found);
  }

  async order({ code, orderNumber }: ScannedOrder): Promise<Result<FoundOrder>> {
    const warehouse = await this.warehouse(code);
    if (!warehouse.ok) return warehouse;
    const number = parseOrderNumber(orderNumber);
    const order = number.ok ? await this.reader.byNumber(number.value) : null;
    return order === null ? refuse('order.unknown') : ok({ warehouse: warehouse.value, order });
  }

  /** Locks the order of a pick. Refuses with `pick.cancelled`, and with `pick.notHere` if people don't pick it at that warehouse. */
  async lock(tx: Transaction, orderId: string, code: string): Promise<Result<LockedPick>> {
    await this.orders.lock(tx, orderId);
    const order = await this.reader.byId(orderId, tx);
    const pick = (await this.picks.ofOrder(tx, orderId)).find((each) => each.warehouse_code === code);
    if (order === null || pick === undefined) return refuse('pick.notHere');
    return order.state === 'cancelled' ? refuse('pick.cancelled') : ok({ order, pick });
  }
}
