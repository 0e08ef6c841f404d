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
  issuer: primary(text()),
  subject: primary(text()),
  account_id: uuid(),
  linked_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `identity.outside_identity`. */
export type OutsideIdentityRow = RowOf<typeof columns>;

export const outsideIdentityEntity = entityOf('identity.outside_identity', columns);
