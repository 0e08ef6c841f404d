import {
  char,
  entityOf,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  account_id: primary(uuid()),
  ga_client_id: nullable(text()),
  rudder_anonymous_id: nullable(text()),
  rudder_session_id: nullable(text()),
  zip: nullable(char(5)),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `customers.personalization`. */
export type PersonalizationRow = RowOf<typeof columns>;

export const personalizationEntity = entityOf('customers.personalization', columns);
