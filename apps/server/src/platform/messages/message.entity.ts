import {
  entityOf,
  integer,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../database/index.js';

const columns = {
  id: primary(uuid()),
  channel: text('email', 'sms'),
  recipient: text(),
  template: text(),
  subject: nullable(text()),
  body_text: text(),
  body_html: nullable(text()),
  order_id: nullable(uuid()),
  state: withDefault(text('queued', 'sent', 'failed'), "'queued'::text"),
  attempts: withDefault(integer(), '0'),
  provider_id: nullable(text()),
  failure: nullable(text()),
  created_at: withDefault(timestamptz(), 'now()'),
  sent_at: nullable(timestamptz()),
  repeats: nullable(uuid()),
  request_key: nullable(text()),
  followed_up_at: nullable(timestamptz()),
  followed_up_by: nullable(text()),
  closing_note: nullable(text()),
  mailbox: nullable(text()),
  written_by: nullable(text()),
  reply_to: nullable(text()),
  /** Leaves the list that the mail belongs to, with one click in a mail program. */
  unsubscribe_url: nullable(text()),
};

/** A row of `platform.message`. */
export type MessageRow = RowOf<typeof columns>;

export const messageEntity = entityOf('platform.message', columns);
