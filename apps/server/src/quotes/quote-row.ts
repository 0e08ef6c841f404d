import type { ChosenVehicle, QuoteOffer } from '@simpletread/contract';
import type { QuoteNumber, QuoteState } from '@simpletread/domain';

import type { OfferedLine } from '../carts/index.js';
import type { Quote, QuoteSending } from './quote.js';

/** A row of `quotes.quote` with its lines. */
export interface QuoteTableRow {
  readonly id: string;
  readonly number: QuoteNumber;
  readonly state: QuoteState;
  readonly made_by: string;
  readonly made_by_name: string;
  readonly first_name: string;
  readonly email: string;
  readonly phone: string;
  readonly zip: string;
  readonly vehicle: ChosenVehicle | null;
  readonly message: string;
  readonly sent_offer: QuoteOffer | null;
  readonly sent_at: Date | null;
  readonly last_day: string | null;
  readonly ends_at: Date | null;
  readonly mail_id: string | null;
  readonly text_id: string | null;
  readonly opened_at: Date | null;
  readonly taken_at: Date | null;
  readonly version: number;
  readonly created_at: Date;
  readonly lines: readonly OfferedLine[];
}

const sendingOf = (row: QuoteTableRow): QuoteSending | null =>
  row.sent_at === null || row.last_day === null || row.ends_at === null || row.sent_offer === null
    ? null
    : {
        sentAt: row.sent_at,
        lastDay: row.last_day,
        endsAt: row.ends_at,
        offer: row.sent_offer,
        mailId: row.mail_id,
        textId: row.text_id,
      };

export const quoteOf = (row: QuoteTableRow): Quote => ({
  id: row.id,
  number: row.number,
  state: row.state,
  madeBy: { staffId: row.made_by, name: row.made_by_name },
  firstName: row.first_name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  goods: { zip: row.zip, vehicle: row.vehicle, lines: row.lines },
  sending: sendingOf(row),
  openedAt: row.opened_at,
  takenAt: row.taken_at,
  version: row.version,
  createdAt: row.created_at,
});
