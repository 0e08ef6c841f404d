import { entityOf, primary, type RowOf, text, timestamptz, uuid } from '../../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  order_id: uuid(),
  kind: text('sale', 'refund', 'coverage', 'change'),
  reference: uuid(),
  at: timestamptz(),
};

/** A row of `orders.ledger_transaction`. */
export type LedgerTransactionRow = RowOf<typeof columns>;

export const ledgerTransactionEntity = entityOf('orders.ledger_transaction', columns);
