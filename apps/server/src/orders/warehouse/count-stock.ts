import { Injectable } from '@nestjs/common';
import type { CountedTire, countStock, HandlerInput, ReplyOf } from '@simpletread/contract';
import {
  checkCount,
  type CheckedCount,
  type CountReason,
  formatOrderNumber,
  ok,
  readScan,
  refuse,
  type Result,
} from '@simpletread/domain';

import { StockAllocations } from '../../catalogue/index.js';
import { Alerts } from '../../platform/alerts/index.js';
import { Audit, type StaffContext, staffActor } from '../../platform/audit/index.js';
import { Database, type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { Outbox } from '../../platform/outbox/index.js';
import {
  type KeyedStaffContext,
  requestKeyOf,
  TIRES_MISSING,
  type TiresMissingPayload,
} from '../order/index.js';
import { ShelfReader } from '../picks/index.js';
import { DoubtedCountRepository, type ShelfCount } from './doubted-count.repository.js';
import { FindPick } from './find-pick.js';

type Count = HandlerInput<typeof countStock>['body'] & { readonly code: string };

const shortBy = (missing: number) => (missing === 0 ? {} : { missing });

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
    private readonly alerts: Alerts,
    private readonly outbox: Outbox,
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
    const booked = await this.work.run((tx) => this.book(tx, { ...shelf, tire }, count.reason, context));
    if (booked.ok) {
      const { expected, difference, missing } = booked.value;
      return ok({ itemNumber, tire, counted: count.counted, expected, difference, missing });
    }
    if (booked.fault.code === 'count.confirm' || booked.fault.code === 'count.tooFew')
      await this.doubts.keep(this.database, shelf);
    return booked;
  }

  private async book(
    tx: Transaction,
    shelf: ShelfCount & { readonly tire: string },
    reason: CountReason,
    context: StaffContext,
  ): Promise<Result<CheckedCount>> {
    const { tireId, warehouseCode, counted } = shelf;
    const level = await this.stock.lockShelf(tx, tireId, warehouseCode);
    const sold = await this.shelf.sold(tx, tireId, warehouseCode);
    const checked = checkCount({ ...level, ...sold }, counted, await this.doubts.isRepeated(tx, shelf));
    if (!checked.ok) return checked;
    await this.doubts.forget(tx, shelf);
    const { expected, booked, missing, isNews } = checked.value;
    const correction = { tireId, warehouseCode, difference: booked, reference: context.requestId };
    if (booked !== 0) await this.stock.correct(tx, correction);
    await this.stock.recordMissing(tx, shelf, missing);
    await this.audit.record(tx, {
      ...staffActor(context),
      action: 'stock.count',
      subjectType: 'tire',
      subjectId: tireId,
      before: {
        warehouse: warehouseCode,
        onShelf: expected,
        available: level.available,
        ...shortBy(level.missing),
      },
      after: {
        warehouse: warehouseCode,
        onShelf: counted,
        available: level.available + booked,
        ...shortBy(missing),
        reason,
      },
    });
    if (isNews) await this.tellMissing(tx, shelf, missing);
    return checked;
  }

  /** An alert for staff, and an event that makes the newest orders late. */
  private async tellMissing(
    tx: Transaction,
    shelf: ShelfCount & { readonly tire: string },
    missing: number,
  ): Promise<void> {
    const { tireId, warehouseCode, tire, counted } = shelf;
    const orders = await this.shelf.short(tx, shelf, missing);
    await this.alerts.within(tx, {
      kind: 'stock.missing',
      subject: `${tire} at ${warehouseCode}`,
      facts: [
        { label: 'On the shelf', text: String(counted) },
        { label: 'Missing', text: String(missing) },
        { label: 'Orders', text: orders.map(({ number }) => formatOrderNumber(number)).join(', ') || 'None' },
      ],
    });
    const payload: TiresMissingPayload = { orderIds: orders.map(({ id }) => id) };
    await this.outbox.record(tx, { type: TIRES_MISSING, aggregateId: tireId, payload });
  }
}
