import {
  entityOf,
  integer,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  hash: primary(text()),
  subscriber_id: uuid(),
  email: text(),
  consent_version: integer(),
  asked_at: withDefault(timestamptz(), 'now()'),
  expires_at: timestamptz(),
};

/** A row of `content.confirm_link`. */
export type ConfirmLinkRow = RowOf<typeof columns>;

export const confirmLinkEntity = entityOf('content.confirm_link', columns);
