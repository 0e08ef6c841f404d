import { Injectable } from '@nestjs/common';
import type { DockReturn, HandlerInput, receiveAtDock } from '@simpletread/contract';
import {
  formatReturnNumber,
  ok,
  readScan,
  refuse,
  type Result,
  RETURNS_TAKEN_BACK,
  type ReturnState,
} from '@simpletread/domain';

import { type KeyedStaffContext, OrderReader, type OrderRecord, tireLabel } from '../order/index.js';
import { ReturnReader, type ReturnRecord } from '../returns/index.js';
import { ReceiveReturn } from '../returns/staff/index.js';
import { FindPick } from './find-pick.js';
import { DockReturnsReader } from './staff/dock-returns.reader.js';

type Receipt = HandlerInput<typeof receiveAtDock>['body'];

const RECEIVED: readonly ReturnState[] = [...RETURNS_TAKEN_BACK, 'notAccepted'];

const viewOf = (order: OrderRecord, record: ReturnRecord): DockReturn => {
  const lines = record.lines.flatMap(({ line_id: lineId, quantity }) => {
    const sold = order.lines.find(({ id }) => id === lineId);
    return sold === undefined
      ? []
      : [{ lineId, itemNumber: sold.item_number, tire: tireLabel(sold), quantity }];
  });
  return {
    returnId: record.id,
    returnNumber: formatReturnNumber(record.number),
    version: record.version,
    reason: record.reason,
    requestedAt: record.requested_at.toISOString(),
    tires: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    isReceived: RECEIVED.includes(record.state),
    lines,
  };
};

/** Returns at the dock of a warehouse: found by their number, and received with the steps of the returns desk. */
@Injectable()
export class ReceiveAtDock {
  constructor(
    private readonly find: FindPick,
    private readonly dock: DockReturnsReader,
    private readonly returns: ReturnReader,
    private readonly orders: OrderReader,
    private readonly arrivals: ReceiveReturn,
  ) {}

  async show(returnNumber: string): Promise<Result<DockReturn>> {
    const found = await this.view(returnNumber);
    if (!found.ok) return found;
    return found.value.isReceived ? refuse('dock.received') : found;
  }

  async receive(
    returnNumber: string,
    { version, warehouseCode, tires, wrongItems }: Receipt,
    context: KeyedStaffContext,
  ): Promise<Result<DockReturn>> {
    const warehouse = await this.find.warehouse(warehouseCode);
    if (!warehouse.ok) return warehouse;
    const found = await this.view(returnNumber);
    if (!found.ok) return found;
    const { returnId } = found.value;
    const arrival = { returnId, version, warehouseCode, tires, wrongItems };
    const received = await this.arrivals.run(arrival, context);
    if (received.ok) return this.view(returnNumber);
    // Someone else was first; their receipt stands.
    const now = await this.view(returnNumber);
    return now.ok && now.value.isReceived ? refuse('dock.received') : received;
  }

  private async view(returnNumber: string): Promise<Result<DockReturn>> {
    const scanned = readScan(returnNumber);
    const id = scanned.kind === 'return' ? await this.dock.idOf(scanned.returnNumber) : null;
    const record = id === null ? null : await this.returns.byId(id);
    const order = record === null ? null : await this.orders.byId(record.order_id);
    if (record === null || order === null) return refuse('record.missing');
    const view = viewOf(order, record);
    return record.state === 'approved' || view.isReceived ? ok(view) : refuse('dock.notApproved');
  }
}
