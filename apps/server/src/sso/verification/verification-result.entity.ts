import { entityOf, primary, type RowOf, text, timestamptz, uuid } from '../../platform/database/index.js';

const columns = {
  account_id: primary(uuid()),
  group_name: primary(text('military', 'student', 'teacher')),
  subject_hash: text(),
  verified_at: timestamptz(),
  until: timestamptz(),
};

/** A row of `verification.result`. */
export type VerificationResultRow = RowOf<typeof columns>;

export const verificationResultEntity = entityOf('verification.result', columns);
