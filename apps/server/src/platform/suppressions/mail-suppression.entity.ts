import { entityOf, primary, type RowOf, text, timestamptz, withDefault } from '../database/index.js';

const columns = {
  mailbox_hash: primary(text()),
  reason: text('left', 'erased'),
  at: withDefault(timestamptz(), 'now()'),
};

/** A row of `platform.mail_suppression`. */
export type MailSuppressionRow = RowOf<typeof columns>;

export const mailSuppressionEntity = entityOf('platform.mail_suppression', columns);
