import { MAIL_KINDS } from '@simpletread/domain';

import {
  bigint,
  entityOf,
  generated,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  withDefault,
} from '../database/index.js';

const columns = {
  id: primary(generated(bigint())),
  kind: text(...MAIL_KINDS),
  recipient: text(),
  sender: nullable(text()),
  at: withDefault(timestamptz(), 'clock_timestamp()'),
};

/** A row of `platform.mail_turn`. */
export type MailTurnRow = RowOf<typeof columns>;

export const mailTurnEntity = entityOf('platform.mail_turn', columns);
