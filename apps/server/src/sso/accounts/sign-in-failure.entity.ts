import { entityOf, integer, primary, type RowOf, text, timestamptz } from '../../platform/database/index.js';

const columns = {
  subject_hash: primary(text()),
  failed_count: integer(),
  window_ends_at: timestamptz(),
};

/** A row of `identity.sign_in_failure`. */
export type SignInFailureRow = RowOf<typeof columns>;

export const signInFailureEntity = entityOf('identity.sign_in_failure', columns);
