import {
  entityOf,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  account_id: primary(uuid()),
  code: text(),
  created_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `referrals.advocate`. */
export type AdvocateRow = RowOf<typeof columns>;

export const advocateEntity = entityOf('referrals.advocate', columns);
