import { Injectable } from '@nestjs/common';
import type { PickListRow, PickView } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';
import { PickLines } from '../picks/index.js';
import { FindPick, type ScannedOrder } from './find-pick.js';
import { PickListReader } from './staff/pick-list.reader.js';

/** The tires of an order that a warehouse picks, for the screen of its desk. */
@Injectable()
export class ShowPick {
  constructor(
    private readonly database: Database,
    private readonly find: FindPick,
    private readonly list: PickListReader,
    private readonly lines: PickLines,
  ) {}

  async atWork(code: string): Promise<Result<PickListRow[]>> {
    const warehouse = await this.find.warehouse(code);
    return warehouse.ok ? ok(await this.list.atWork(warehouse.value)) : warehouse;
  }

  async run(scanned: ScannedOrder): Promise<Result<PickView>> {
    const found = await this.find.order(scanned);
    if (!found.ok) return found;
    const { warehouse, order } = found.value;
    const pick = await this.list.one(warehouse, order.id);
    if (pick === null) return refuse('pick.notHere');
    if (order.state === 'cancelled') return refuse('pick.cancelled');
    const lines = await this.lines.of(this.database, order, warehouse.code);
    return ok({
      ...pick,
      lines: lines.map(({ tireId: _, ...line }) => line),
      carrier: order.carrier,
      trackingNumber: order.tracking_number,
    });
  }
}
