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
  token_hash: primary(text()),
  staff_id: uuid(),
  expires_at: timestamptz(),
  failed_count: withDefault(integer(), '0'),
};

/** A row of `identity.staff_sign_in_step`. */
export type StaffSignInStepRow = RowOf<typeof columns>;

export const staffSignInStepEntity = entityOf('identity.staff_sign_in_step', columns);
