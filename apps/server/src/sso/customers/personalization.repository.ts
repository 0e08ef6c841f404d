import { Injectable } from '@nestjs/common';

import { Database, type Renamed } from '../../platform/database/index.js';
import type { PersonalizationRow } from './personalization.entity.js';

/** The shop's memory of a customer. */
export type Personalization = Renamed<
  PersonalizationRow,
  {
    gaClientId: 'ga_client_id';
    rudderAnonymousId: 'rudder_anonymous_id';
    rudderSessionId: 'rudder_session_id';
    userLocationZip: 'zip';
  }
>;

/** `undefined` leaves a value as it is. */
export type PersonalizationChange = { readonly [K in keyof Personalization]?: string | null | undefined };

const COLUMNS = `ga_client_id AS "gaClientId", rudder_anonymous_id AS "rudderAnonymousId",
  rudder_session_id AS "rudderSessionId", zip AS "userLocationZip"`;

const FIND = `SELECT ${COLUMNS} FROM customers.personalization WHERE account_id = $1`;

// $6 names the columns that are given: a null given is a null kept.
const SAVE = `
  INSERT INTO customers.personalization AS p
    (account_id, ga_client_id, rudder_anonymous_id, rudder_session_id, zip) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (account_id) DO UPDATE SET
    ga_client_id = CASE WHEN 'gaClientId' = ANY($6) THEN $2 ELSE p.ga_client_id END,
    rudder_anonymous_id = CASE WHEN 'rudderAnonymousId' = ANY($6) THEN $3 ELSE p.rudder_anonymous_id END,
    rudder_session_id = CASE WHEN 'rudderSessionId' = ANY($6) THEN $4 ELSE p.rudder_session_id END,
    zip = CASE WHEN 'userLocationZip' = ANY($6) THEN $5 ELSE p.zip END,
    updated_at = now()
  RETURNING ${COLUMNS}`;

const NOTHING: Personalization = {
  gaClientId: null,
  rudderAnonymousId: null,
  rudderSessionId: null,
  userLocationZip: null,
};

/** The only SQL on what the shop remembers of a customer. */
@Injectable()
export class PersonalizationRepository {
  constructor(private readonly database: Database) {}

  async find(accountId: string): Promise<Personalization> {
    return (await this.database.one<Personalization>(FIND, [accountId])) ?? NOTHING;
  }

  async save(accountId: string, change: PersonalizationChange): Promise<Personalization> {
    const given = Object.entries(change).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    const {
      gaClientId = null,
      rudderAnonymousId = null,
      rudderSessionId = null,
      userLocationZip = null,
    } = change;
    const params = [accountId, gaClientId, rudderAnonymousId, rudderSessionId, userLocationZip, given];
    return (await this.database.one<Personalization>(SAVE, params)) ?? NOTHING;
  }
}
