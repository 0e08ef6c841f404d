import type { Cents, LedgerAccount } from '@simpletread/domain';

import {
  bigint,
  entityOf,
  integer,
  primary,
  type RowOf,
  text,
  uuid,
} from '../../../platform/database/index.js';

const columns = {
  transaction_id: primary(uuid()),
  position: primary(integer()),
  account: text<LedgerAccount>(),
  amount_in_cents: bigint<Cents>(),
};

/** A row of `orders.ledger_entry`. */
export type LedgerEntryRow = RowOf<typeof columns>;

export const ledgerEntryEntity = entityOf('orders.ledger_entry', columns);
