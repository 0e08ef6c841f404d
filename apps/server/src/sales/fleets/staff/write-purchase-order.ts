import { Injectable } from '@nestjs/common';
import {
  checkPurchaseOrderTerms,
  formatMoney,
  movePurchaseOrder,
  ok,
  type PurchaseOrderEvent,
  refuse,
  type Result,
  ZERO_CENTS,
} from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { FleetRepository } from '../store/fleet.repository.js';
import type { PurchaseOrderEntityRow } from '../store/purchase-order.entity.js';
import { PurchaseOrderRepository, type PurchaseOrderWords } from '../store/purchase-order.repository.js';

interface Seen {
  readonly id: string;
  readonly version: number;
}

// Without the note, which may name people.
const factsOf = ({ number, limitInCents, validFrom, validUntil }: Omit<PurchaseOrderWords, 'note'>) => ({
  ...{ number, limit: formatMoney(limitInCents), validFrom, validUntil },
});

const wordsOf = (row: PurchaseOrderEntityRow): PurchaseOrderWords => ({
  ...{ number: row.number, limitInCents: row.limit_in_cents, note: row.note },
  ...{ validFrom: row.valid_from, validUntil: row.valid_until },
});

/** Writes the purchase orders of fleets; each returns the purchase order’s id. */
@Injectable()
export class WritePurchaseOrder {
  constructor(
    private readonly work: UnitOfWork,
    private readonly fleets: FleetRepository,
    private readonly orders: PurchaseOrderRepository,
    private readonly audit: Audit,
  ) {}

  create(fleetId: string, words: PurchaseOrderWords, context: StaffContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const fleet = await this.fleets.open(tx, fleetId, 'update');
      if (!fleet.ok) return fleet;
      const checked = checkPurchaseOrderTerms(words, ZERO_CENTS);
      if (!checked.ok) return checked;
      const id = newId();
      const inserted = await this.orders.insert(tx, { id, fleet_id: fleetId }, words);
      if (!inserted.ok) return inserted;
      await this.note(tx, { verb: 'create', fleetId, before: null, after: factsOf(words) }, context);
      return ok(id);
    });
  }

  change(seen: Seen, words: PurchaseOrderWords, context: StaffContext): Promise<Result<string>> {
    return this.held(seen, async (tx, row) => {
      const checked = checkPurchaseOrderTerms(words, await this.orders.spent(tx, row.id));
      if (!checked.ok) return checked;
      const written = await this.orders.write(tx, row.id, words);
      if (!written.ok) return written;
      const before = factsOf(wordsOf(row));
      await this.note(tx, { verb: 'change', fleetId: row.fleet_id, before, after: factsOf(words) }, context);
      return ok(row.id);
    });
  }

  move(seen: Seen, event: PurchaseOrderEvent, context: StaffContext): Promise<Result<string>> {
    return this.held(seen, async (tx, row) => {
      const moved = movePurchaseOrder(row.state, event);
      if (!moved.ok) return moved;
      await this.orders.move(tx, row.id, moved.value);
      const { number, state, fleet_id: fleetId } = row;
      const sides = { before: { number, state }, after: { number, state: moved.value } };
      await this.note(tx, { verb: event, fleetId, ...sides }, context);
      return ok(row.id);
    });
  }

  private held(
    { id, version }: Seen,
    act: (tx: Transaction, row: PurchaseOrderEntityRow) => Promise<Result<string>>,
  ): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const fleetId = await this.orders.fleetOf(tx, id);
      if (fleetId === null) return refuse('record.missing');
      // The fleet before its purchase order, as everywhere.
      const fleet = await this.fleets.open(tx, fleetId, 'share');
      if (!fleet.ok) return fleet;
      const held = await this.orders.held(tx, id, version);
      return held.ok ? act(tx, held.value) : held;
    });
  }

  private note(
    tx: Transaction,
    {
      verb,
      fleetId,
      before,
      after,
    }: {
      readonly verb: 'create' | 'change' | PurchaseOrderEvent;
      readonly fleetId: string;
      readonly before: object | null;
      readonly after: object;
    },
    context: StaffContext,
  ): Promise<void> {
    const action = `fleet.${verb}PurchaseOrder`;
    return this.audit.recordStaff(
      tx,
      { action, subjectType: 'fleet', subjectId: fleetId, before, after },
      context,
    );
  }
}
