import { Injectable } from '@nestjs/common';
import type { PickView } from '@simpletread/contract';
import { formatOrderNumber, ok, type OrderState, readScan, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext, staffActor } from '../../platform/audit/index.js';
import { Database, type Transaction, UnitOfWork } from '../../platform/database/index.js';
import type { OrderRow } from '../order/index.js';
import { PickRepository } from '../picks/index.js';
import { AdvanceOrder } from '../tracking/index.js';
import { FindPick, type LockedPick } from './find-pick.js';
import { ShowPick } from './show-pick.js';

// Carriers reuse their numbers after some months.
const BY_TRACKING_NUMBER = `
  SELECT o.number FROM orders."order" o JOIN orders.pick p ON p.order_id = o.id
  WHERE o.tracking_number = $1 AND p.warehouse_code = $2 ORDER BY p.opened_at DESC LIMIT 1`;

// The carrier's first pickup of a split order puts it in transit while its other parcels are at the dock.
const isLoading = (state: OrderState): boolean => state === 'pendingPickup' || state === 'inTransit';

const mayLoad = ({ order, pick }: LockedPick): Result<null> => {
  if (order.fulfilment === 'warehouse-pickup') return refuse('parcel.pickedUpHere');
  if (pick.loaded_at !== null) return refuse('parcel.alreadyLoaded');
  if (order.state === 'placed' || pick.packed_at === null) return refuse('parcel.notPacked');
  return isLoading(order.state) ? ok(null) : refuse('pick.movedOn');
};

/** Hands a scanned parcel to the carrier. The last parcel of an order puts it in transit, unless the carrier's pickup did. */
@Injectable()
export class LoadParcel {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly find: FindPick,
    private readonly show: ShowPick,
    private readonly picks: PickRepository,
    private readonly advance: AdvanceOrder,
    private readonly audit: Audit,
  ) {}

  async run(code: string, barcode: string, context: StaffContext): Promise<Result<PickView>> {
    const orderNumber = await this.numberOf(code, barcode);
    if (orderNumber === null) return refuse('pick.unknownCode');
    const scanned = { code, orderNumber };
    const found = await this.find.order(scanned);
    if (!found.ok) return found;
    const orderId = found.value.order.id;
    const loaded = await this.work.run(async (tx): Promise<Result<null>> => {
      const locked = await this.find.lock(tx, orderId, code);
      if (!locked.ok) return locked;
      const free = mayLoad(locked.value);
      return free.ok ? this.load(tx, locked.value, context) : free;
    });
    return loaded.ok ? this.show.run(scanned) : loaded;
  }

  private async numberOf(code: string, barcode: string): Promise<string | null> {
    const scanned = readScan(barcode);
    if (scanned.kind === 'order') return scanned.orderNumber;
    if (scanned.kind !== 'tracking') return null;
    const params = [scanned.trackingNumber, code];
    const row = await this.database.one<Pick<OrderRow, 'number'>>(BY_TRACKING_NUMBER, params);
    return row?.number ?? null;
  }

  private async load(
    tx: Transaction,
    { order, pick }: LockedPick,
    context: StaffContext,
  ): Promise<Result<null>> {
    const by = context.staff.name;
    const { warehouse_code: warehouse } = pick;
    await this.picks.load(tx, [order.id, warehouse], by);
    const parcels = await this.picks.ofOrder(tx, order.id);
    const isLast = parcels.every(({ loaded_at: loadedAt }) => loadedAt !== null);
    if (isLast && order.state === 'pendingPickup') await this.handOver(tx, order, by);
    await this.audit.record(tx, {
      ...staffActor(context),
      action: 'parcel.load',
      subjectType: 'order',
      subjectId: order.id,
      before: { warehouse, state: order.state },
      after: { warehouse, state: isLast ? 'inTransit' : order.state, order: formatOrderNumber(order.number) },
    });
    return ok(null);
  }

  private async handOver(
    tx: Transaction,
    { id, carrier, tracking_number: trackingNumber }: Pick<OrderRow, 'id' | 'carrier' | 'tracking_number'>,
    by: string,
  ): Promise<void> {
    const label = carrier === null || trackingNumber === null ? {} : { label: { carrier, trackingNumber } };
    const hasMoved = await this.advance.runIn(tx, id, { event: 'handToCarrier', by, ...label });
    if (!hasMoved) throw new Error(`order ${id} was locked but did not move`);
  }
}
