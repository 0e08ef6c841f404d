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
  staff_id: primary(uuid()),
  code_hash: primary(text()),
  used_at: nullable(timestamptz()),
};

/** A row of `identity.staff_recovery_code`. */
export type StaffRecoveryCodeRow = RowOf<typeof columns>;

export const staffRecoveryCodeEntity = entityOf('identity.staff_recovery_code', columns);
