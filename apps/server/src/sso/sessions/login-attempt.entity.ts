import {
  entityOf,
  primary,
  type RowOf,
  text,
  timestamptz,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  state_hash: primary(text()),
  binding_hash: text(),
  sealed: text(),
  return_to: text(),
  created_at: withDefault(timestamptz(), 'now()'),
  expires_at: timestamptz(),
};

/** A row of `identity.login_attempt`. */
export type LoginAttemptRow = RowOf<typeof columns>;

export const loginAttemptEntity = entityOf('identity.login_attempt', columns);
