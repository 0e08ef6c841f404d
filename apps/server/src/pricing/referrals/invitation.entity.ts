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
  id: primary(uuid()),
  account_id: uuid(),
  email_key: text(),
  masked_email: text(),
  sent_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `referrals.invitation`. */
export type InvitationRow = RowOf<typeof columns>;

export const invitationEntity = entityOf('referrals.invitation', columns);
