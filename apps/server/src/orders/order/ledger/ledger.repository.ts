import { Injectable } from '@nestjs/common';
import type { LedgerEntry } from '@simpletread/domain';

import type { Transaction } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';

export interface Booking {
  readonly orderId: string;
  readonly kind: 'sale' | 'refund' | 'coverage' | 'change';
  /** The booked record: an order's id, a refund's, a coverage claim's or a change's event. One booking of each kind. */
  readonly reference: string;
  readonly at: Date;
  readonly entries: readonly LedgerEntry[];
}

const INSERT = `
  WITH booked AS (
    INSERT INTO orders.ledger_transaction (id, order_id, kind, reference, at) VALUES ($1, $2, $3, $4, $5) RETURNING id
  )
  INSERT INTO orders.ledger_entry (transaction_id, position, account, amount_in_cents)
  SELECT booked.id, entry.position, entry.account, entry.amount
  FROM booked, unnest($6::text[], $7::bigint[]) WITH ORDINALITY AS entry (account, amount, position)`;

/** The double-entry ledger; append-only, and each booking balances or its transaction fails. */
@Injectable()
export class Ledger {
  async book(tx: Transaction, { orderId, kind, reference, at, entries }: Booking): Promise<void> {
    await tx.execute(INSERT, [
      newId(),
      orderId,
      kind,
      reference,
      at,
      entries.map(({ account }) => account),
      entries.map(({ amountInCents }) => amountInCents),
    ]);
  }
}
