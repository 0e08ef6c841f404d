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
  expires_at: timestamptz(),
  used_at: nullable(timestamptz()),
};

/** A row of `identity.staff_invitation`. */
export type StaffInvitationRow = RowOf<typeof columns>;

export const staffInvitationEntity = entityOf('identity.staff_invitation', columns);
