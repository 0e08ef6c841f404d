import {
  bytea,
  entityOf,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  application_id: uuid(),
  name: text(),
  media_type: text('application/pdf', 'image/jpeg', 'image/png'),
  bytes: bytea(),
  created_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `account_types.document`. */
export type ApplicationDocumentRow = RowOf<typeof columns>;

export const applicationDocumentEntity = entityOf('account_types.document', columns);
