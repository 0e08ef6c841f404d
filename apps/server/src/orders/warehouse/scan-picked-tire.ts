import { Injectable } from '@nestjs/common';
import type { PickView } from '@simpletread/contract';
import { hasTooMany, isPicked, ok, refuse, type Result, scanTire } from '@simpletread/domain';

import { Audit, staffActor } from '../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { Log } from '../../platform/log/index.js';
import { type KeyedStaffContext, requestKeyOf } from '../order/index.js';
import { FoundTires, type PickKey, PickLines, PickRepository } from '../picks/index.js';
import { ReleaseOrder } from '../tracking/index.js';
import { FindPick, type LockedPick, type ScannedOrder } from './find-pick.js';
import { ShowPick } from './show-pick.js';

/** A tire's barcode, scanned for an order. */
export interface ScannedTire extends ScannedOrder {
  readonly barcode: string;
}

const mayScan = ({ order, pick }: LockedPick): Result<null> => {
  if (order.state !== 'placed')
    return refuse(order.state === 'pendingPickup' ? 'pick.packed' : 'pick.movedOn');
  if (pick.packed_at !== null) return refuse('pick.packed');
  return order.cancel_requested_at === null && order.held_at === null ? ok(null) : refuse('pick.onHold');
};

/**
 * Counts a scanned tire under the lock of its order, so that two people never scan more than the order has. The last one packs the parcel;
 * with the last parcel the order is booked with the carrier, now or in the next run of the job.
 */
@Injectable()
export class ScanPickedTire {
  constructor(
    private readonly work: UnitOfWork,
    private readonly find: FindPick,
    private readonly show: ShowPick,
    private readonly picks: PickRepository,
    private readonly lines: PickLines,
    private readonly found: FoundTires,
    private readonly audit: Audit,
    private readonly releases: ReleaseOrder,
    private readonly log: Log,
  ) {}

  async run(scanned: ScannedTire, context: KeyedStaffContext): Promise<Result<PickView>> {
    const found = await this.find.order(scanned);
    if (!found.ok) return found;
    const key: PickKey = [found.value.order.id, scanned.code];
    const isPacked = await this.work.run((tx) => this.count(tx, key, scanned.barcode, context));
    if (!isPacked.ok) return isPacked;
    if (isPacked.value) await this.release(key[0], context.staff.name);
    return this.show.run(scanned);
  }

  /** True if it was the last tire. */
  private async count(
    tx: Transaction,
    key: PickKey,
    barcode: string,
    context: KeyedStaffContext,
  ): Promise<Result<boolean>> {
    const locked = await this.find.lock(tx, ...key);
    if (!locked.ok) return locked;
    const requestKey = requestKeyOf(context);
    if (await this.picks.isScanned(tx, key, requestKey)) return ok(locked.value.pick.packed_at !== null);
    const open = mayScan(locked.value);
    if (!open.ok) return open;
    const before = await this.lines.of(tx, locked.value.order, key[1]);
    if (hasTooMany(before)) return refuse('pick.tooMany');
    const after = scanTire(before, barcode);
    if (!after.ok) return after;
    const line = after.value.find((each) => !before.includes(each));
    if (line === undefined) throw new Error('a scan counted no tire');
    const by = context.staff.name;
    await this.picks.addScan(tx, key, { requestKey, tireId: line.tireId, by });
    await this.found.settle(tx, key[0], { tireId: line.tireId, warehouseCode: key[1] });
    const isLast = isPicked(after.value);
    if (isLast) await this.picks.pack(tx, key, by);
    const item = { warehouse: key[1], item: line.itemNumber };
    await this.audit.record(tx, {
      ...staffActor(context),
      action: isLast ? 'pick.pack' : 'pick.scan',
      subjectType: 'order',
      subjectId: key[0],
      before: { ...item, scanned: line.scanned - 1 },
      after: { ...item, scanned: line.scanned },
    });
    return ok(isLast);
  }

  private async release(orderId: string, by: string): Promise<void> {
    await this.releases
      .packed(orderId, by)
      .catch((error: unknown) => this.log.error({ err: error, orderId }, 'a packed order has no label yet'));
  }
}
