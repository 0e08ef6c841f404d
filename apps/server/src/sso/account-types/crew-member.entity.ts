import {
  entityOf,
  primary,
  type RowOf,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  account_id: primary(uuid()),
  joined_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `account_types.crew_member`. */
export type CrewMemberRow = RowOf<typeof columns>;

export const crewMemberEntity = entityOf('account_types.crew_member', columns);
