import {
  entityOf,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '../../platform/database/index.js';

const columns = {
  token_hash: primary(text()),
  staff_id: uuid(),
  created_at: timestamptz(),
  seen_at: timestamptz(),
  expires_at: timestamptz(),
  user_agent: nullable(text()),
};

/** A row of `identity.staff_session`. */
export type StaffSessionRow = RowOf<typeof columns>;

export const staffSessionEntity = entityOf('identity.staff_session', columns);
