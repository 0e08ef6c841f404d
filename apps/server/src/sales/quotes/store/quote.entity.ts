import type { ChosenVehicle, QuoteOffer } from '@simpletread/contract';
import type { OfferedDelivery } from '../../../carts/index.js';
import type { HeldLine, QuoteNumber, QuoteOption } from '@simpletread/domain';

import {
  char,
  date,
  entityOf,
  integer,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../../platform/database/index.js';

interface SentOther {
  readonly option: QuoteOption;
  readonly offer: QuoteOffer;
  readonly held: readonly HeldLine[];
}

const columns = {
  id: primary(uuid()),
  number: char<QuoteNumber>(10),
  state: withDefault(
    text('draft', 'sent', 'opened', 'taken', 'withdrawn', 'expired', 'discarded'),
    "'draft'::text",
  ),
  made_by: uuid(),
  made_by_name: text(),
  first_name: text(),
  email: text(),
  phone: text(),
  zip: char(5),
  vehicle: nullable(jsonb<ChosenVehicle>()),
  message: text(),
  token_hash: nullable(char(64)),
  sent_offer: nullable(jsonb<QuoteOffer>()),
  held_lines: nullable(jsonb<readonly HeldLine[]>()),
  sent_at: nullable(timestamptz()),
  last_day: nullable(date()),
  ends_at: nullable(timestamptz()),
  mail_id: nullable(uuid()),
  text_id: nullable(uuid()),
  opened_at: nullable(timestamptz()),
  taken_at: nullable(timestamptz()),
  version: withDefault(integer(), '1'),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
  mailbox: nullable(text()),
  reminded_at: nullable(timestamptz()),
  /** The prices that a second person approved. */
  approved_lines: nullable(jsonb<readonly HeldLine[]>()),
  /** The options beyond the first, as sent. */
  sent_others: withDefault(jsonb<readonly SentOther[]>(), "'[]'::jsonb"),
  /** As its author chose it; null where the customer chooses. */
  delivery: nullable(jsonb<OfferedDelivery>()),
  taken_option: nullable(text('good', 'better', 'best')),
};

/** A row of `quotes.quote`. */
export type QuoteRow = RowOf<typeof columns>;

export const quoteEntity = entityOf('quotes.quote', columns);
