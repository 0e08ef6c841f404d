import {
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
  id: withDefault(primary(uuid()), 'gen_random_uuid()'),
  mailbox: nullable(text()),
  since: withDefault(timestamptz(), 'now()'),
  erased_at: nullable(timestamptz()),
};

/** A row of `people.customer`. Triggers of orders, accounts and quotes insert it; decision record 116. */
export type CustomerRow = RowOf<typeof columns>;

export const customerEntity = entityOf('people.customer', columns);
