import {
  entityOf,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  kid: primary(text()),
  state: text('next', 'active', 'retired'),
  sealed: text(),
  created_at: withDefault(timestamptz(), 'now()'),
  activated_at: nullable(timestamptz()),
  retired_at: nullable(timestamptz()),
};

/** A row of `identity.signing_key`. */
export type SigningKeyRow = RowOf<typeof columns>;

export const signingKeyEntity = entityOf('identity.signing_key', columns);
