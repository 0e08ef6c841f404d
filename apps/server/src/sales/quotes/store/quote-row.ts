import { optionsOf } from '@simpletread/domain';

import type { Computed } from '../../../platform/database/index.js';
import type { QuoteRow } from './quote.entity.js';
import type { Quote, QuotedLine, QuoteForm, QuoteSending } from '../quote.js';

export type QuoteWithLines = QuoteRow & Computed<{ lines: readonly QuotedLine[] }>;

const sendingOf = (row: QuoteWithLines): QuoteSending | null =>
  row.sent_at === null || row.last_day === null || row.ends_at === null || row.sent_offer === null
    ? null
    : {
        sentAt: row.sent_at,
        lastDay: row.last_day,
        endsAt: row.ends_at,
        options: [
          { option: optionsOf(row.lines)[0] ?? 'good', offer: row.sent_offer, held: row.held_lines },
          ...row.sent_others,
        ],
        mailId: row.mail_id,
        textId: row.text_id,
      };

export const quoteOf = (row: QuoteWithLines): Quote => ({
  id: row.id,
  number: row.number,
  state: row.state,
  madeBy: { staffId: row.made_by, name: row.made_by_name },
  firstName: row.first_name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  goods: {
    ...{ zip: row.zip, vehicle: row.vehicle, lines: row.lines },
    ...(row.delivery === null ? {} : { delivery: row.delivery }),
  },
  sending: sendingOf(row),
  approved: row.approved_lines ?? [],
  openedAt: row.opened_at,
  takenAt: row.taken_at,
  takenOption: row.taken_option,
  version: row.version,
  createdAt: row.created_at,
});

/** The columns of what staff write. */
export const formColumnsOf = ({ firstName, email, phone, message, goods }: QuoteForm) => ({
  first_name: firstName,
  email,
  phone,
  message,
  zip: goods.zip,
  vehicle: goods.vehicle,
  delivery: goods.delivery ?? null,
});
