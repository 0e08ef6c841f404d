import { Injectable } from '@nestjs/common';
import type { CountedTire, countStock, HandlerInput, ReplyOf } from '@simpletread/contract';
import {
  checkCount,
  type CheckedCount,
  type CountReason,
  ok,
  readScan,
  refuse,
  type Result,
} from '@simpletread/domain';

import { StockAllocations } from '../../catalogue/index.js';
import { Audit, type StaffContext, staffActor } from '../../platform/audit/index.js';
import { Database, type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { type KeyedStaffContext, requestKeyOf } from '../order/index.js';
import { DoubtedCountRepository, type ShelfCount } from './doubted-count.repository.js';
import { FindPick } from './find-pick.js';
import { ShelfReader } from './staff/shelf.reader.js';

type Count = HandlerInput<typeof countStock>['body'] & { readonly code: string };

/** Counts the tires of one item at a warehouse, and books the difference under the lock of its stock. */
@Injectable()
export class CountStock {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly find: FindPick,
    private readonly shelf: ShelfReader,
    private readonly stock: StockAllocations,
    private readonly doubts: DoubtedCountRepository,
    private readonly audit: Audit,
  ) {}

  async tire(code: string, barcode: string): Promise<Result<CountedTire>> {
    const warehouse = await this.find.warehouse(code);
    if (!warehouse.ok) return warehouse;
    const scanned = readScan(barcode);
    const found = scanned.kind === 'tire' ? await this.shelf.tire(scanned.itemNumber) : null;
    return found === null
      ? refuse('count.unknownTire')
      : ok({ itemNumber: found.itemNumber, tire: found.tire });
  }

  async record(count: Count, context: KeyedStaffContext): Promise<Result<ReplyOf<typeof countStock>>> {
    const warehouse = await this.find.warehouse(count.code);
    if (!warehouse.ok) return warehouse;
    const found = await this.shelf.tire(count.itemNumber);
    if (found === null) return refuse('count.unknownTire');
    const { tireId, itemNumber, tire } = found;
    const shelf = {
      staffId: context.staff.staffId,
      warehouseCode: count.code,
      tireId,
      counted: count.counted,
      requestKey: requestKeyOf(context),
    };
    const booked = await this.work.run((tx) => this.book(tx, shelf, count.reason, context));
    if (booked.ok) return ok({ itemNumber, tire, counted: count.counted, ...booked.value });
    if (booked.fault.code === 'count.confirm') await this.doubts.keep(this.database, shelf);
    return booked;
  }

  private async book(
    tx: Transaction,
    shelf: ShelfCount,
    reason: CountReason,
    context: StaffContext,
  ): Promise<Result<CheckedCount>> {
    const { tireId, warehouseCode, counted } = shelf;
    const level = await this.stock.lockShelf(tx, tireId, warehouseCode);
    const sold = await this.shelf.sold(tx, tireId, warehouseCode);
    const checked = checkCount({ ...level, ...sold }, counted, await this.doubts.isRepeated(tx, shelf));
    if (!checked.ok) return checked;
    await this.doubts.forget(tx, shelf);
    const { expected, difference } = checked.value;
    const correction = { tireId, warehouseCode, difference, reference: context.requestId };
    if (difference !== 0) await this.stock.correct(tx, correction);
    await this.audit.record(tx, {
      ...staffActor(context),
      action: 'stock.count',
      subjectType: 'tire',
      subjectId: tireId,
      before: { warehouse: warehouseCode, onShelf: expected, available: level.available },
      after: { warehouse: warehouseCode, onShelf: counted, available: level.available + difference, reason },
    });
    return checked;
  }
}
