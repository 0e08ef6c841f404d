import {
  entityOf,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  state_hash: primary(text()),
  account_id: uuid(),
  group_name: text('military', 'student', 'teacher'),
  created_at: withDefault(timestamptz(), 'now()'),
  expires_at: timestamptz(),
  consumed_at: nullable(timestamptz()),
};

/** A row of `verification.visit`. */
export type VerificationVisitRow = RowOf<typeof columns>;

export const verificationVisitEntity = entityOf('verification.visit', columns);
