import { entityOf, primary, type RowOf, text, timestamptz, uuid } from '../../platform/database/index.js';

const columns = {
  staff_id: primary(uuid()),
  purpose: primary(text('sign-in', 'registration')),
  challenge: text(),
  expires_at: timestamptz(),
};

/** A row of `identity.staff_challenge`. */
export type StaffChallengeRow = RowOf<typeof columns>;

export const staffChallengeEntity = entityOf('identity.staff_challenge', columns);
