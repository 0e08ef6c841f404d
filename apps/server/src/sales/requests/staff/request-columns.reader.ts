import type { SalesRequestRow } from '@simpletread/contract';
import {
  cents,
  formatQuoteNumber,
  formatRequestNumber,
  type QuoteNumber,
  type QuoteState,
  quoteStateAt,
} from '@simpletread/domain';

import type { Computed } from '../../../platform/database/index.js';
import { ownerOf, type WithOwner } from '../../../platform/work-owners/index.js';
import type { RequestRow } from '../request.entity.js';

/** A request as lists and the board show it. */
export type ListedRequest = RequestRow &
  Computed<
    WithOwner & {
      quote_number: QuoteNumber | null;
      quote_state: QuoteState | null;
      quote_last_day: string | null;
      quote_ends_at: Date | null;
    }
  >;

export const REQUEST_COLUMNS = [
  `r.*, q.number AS quote_number, q.state AS quote_state, q.last_day AS quote_last_day, q.ends_at AS quote_ends_at,`,
  ownerOf('sales-requests', 'r.id'),
].join(' ');

export const REQUEST_TABLES = 'sales.request r LEFT JOIN quotes.quote q ON q.id = r.quote_id';

const quoteOf = (row: ListedRequest, now: Date): SalesRequestRow['quote'] =>
  row.quote_id === null || row.quote_number === null || row.quote_state === null
    ? null
    : {
        id: row.quote_id,
        number: formatQuoteNumber(row.quote_number),
        state: quoteStateAt(row.quote_state, row.quote_ends_at, now),
        lastDay: row.quote_last_day,
      };

export const requestRowOf = (row: ListedRequest, now: Date): SalesRequestRow => ({
  id: row.id,
  version: row.version,
  requestNumber: formatRequestNumber(row.number),
  state: row.state,
  source: row.source,
  name: [row.first_name, row.last_name].filter((part) => part !== '').join(' '),
  email: row.email,
  phone: row.phone,
  quantity: row.quantity,
  make: row.make,
  model: row.model,
  size: row.size,
  brand: row.brand,
  owner: row.owner,
  nextStep: row.next_step,
  nextStepAt: row.next_step_at?.toISOString() ?? null,
  lostReason: row.lost_reason,
  valueInCents: row.value_in_cents === null ? null : cents(row.value_in_cents),
  quote: quoteOf(row, now),
  stateSince: row.state_since.toISOString(),
  createdAt: row.created_at.toISOString(),
});
