import { Injectable } from '@nestjs/common';

import type { AsJson, Computed, Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  type ErasureBlock,
  type Person,
  KeepsPersonalData,
  type PersonalDataSource,
  type PersonalSection,
  type PersonalTraces,
} from '../../platform/personal-data/index.js';
import type { AccountApplicationEntryRow } from './account-application-entry.entity.js';
import type { AccountApplicationRow } from './account-application.entity.js';
import type { AccountGrantRow } from './account-grant.entity.js';
import type { CrewMemberRow } from './crew-member.entity.js';

type EntryItem = Pick<AccountApplicationEntryRow, 'at' | 'text'> &
  Renamed<AccountApplicationEntryRow, { what: 'event' }>;

type ApplicationItem = Pick<AccountApplicationRow, 'type' | 'state'> &
  Renamed<
    AccountApplicationRow,
    { companyName: 'company_name'; appliedAt: 'created_at'; changedAt: 'updated_at' }
  > &
  Computed<{ entries: readonly AsJson<EntryItem>[] | null; documents: readonly string[] | null }>;

type GrantItem = Pick<AccountGrantRow, 'type' | 'source' | 'since' | 'until'> &
  Renamed<
    AccountGrantRow,
    { companyName: 'company_name'; priceGroup: 'price_group'; taxCertificate: 'tax_certificate' }
  >;

type CrewItem = Renamed<CrewMemberRow, { joinedAt: 'joined_at' }>;

/** Of an application or a grant. */
type IdRow = Pick<AccountApplicationRow, 'id'> | Pick<AccountGrantRow, 'id'>;

const APPLICATIONS = `
  SELECT a.type, a.state, a.company_name AS "companyName", a.created_at AS "appliedAt", a.updated_at AS "changedAt",
    (SELECT json_agg(json_build_object('at', e.at, 'what', e.event, 'text', e.text) ORDER BY e.at)
     FROM account_types.application_entry e WHERE e.application_id = a.id) AS entries,
    (SELECT json_agg(d.name ORDER BY d.created_at) FROM account_types.document d WHERE d.application_id = a.id) AS documents
  FROM account_types.application a WHERE a.account_id = $1 ORDER BY a.created_at`;

const GRANTS = `
  SELECT type, company_name AS "companyName", price_group AS "priceGroup", tax_certificate AS "taxCertificate", source, since, until
  FROM account_types.account_grant WHERE account_id = $1 ORDER BY since`;

const CREW = 'SELECT joined_at AS "joinedAt" FROM account_types.crew_member WHERE account_id = $1';

const OPEN = `
  SELECT count(*)::int AS count FROM account_types.application
  WHERE account_id = $1 AND state IN ('submitted', 'inReview', 'moreInfoAsked', 'awaitingApproval')`;

const IDS = `
  SELECT id FROM account_types.application WHERE account_id = $1
  UNION ALL SELECT id FROM account_types.account_grant WHERE account_id = $1`;

const THEIR_APPLICATIONS = 'SELECT id FROM account_types.application WHERE account_id = $1';

const FORGET_PAPERS = `
  WITH papers AS (DELETE FROM account_types.document WHERE application_id IN (${THEIR_APPLICATIONS})),
    crew AS (DELETE FROM account_types.crew_member WHERE account_id = $1)
  UPDATE account_types.application_entry SET text = '', by_name = CASE WHEN by_kind = 'staff' THEN by_name END
  WHERE application_id IN (${THEIR_APPLICATIONS})`;

/** An account's types and applications: kinds, prices and dates stay, papers and words are erased. */
@KeepsPersonalData()
@Injectable()
export class PersonalTypes implements PersonalDataSource {
  readonly step = 'accountTypes';
  readonly turn = 'feature';

  async collect(db: SqlRunner, { accountId }: Person): Promise<PersonalSection[]> {
    return [
      { title: 'Applications', items: await db.query<ApplicationItem>(APPLICATIONS, [accountId]) },
      { title: 'Account types', items: await db.query<GrantItem>(GRANTS, [accountId]) },
      { title: 'SimpleCrew', items: await db.query<CrewItem>(CREW, [accountId]) },
    ];
  }

  async traces(db: SqlRunner, { accountId }: Person): Promise<Partial<PersonalTraces>> {
    const rows = await db.query<IdRow>(IDS, [accountId]);
    return { subjectIds: rows.map(({ id }) => id) };
  }

  async blocks(db: SqlRunner, { accountId }: Person): Promise<ErasureBlock[]> {
    const count = (await db.one<Computed<{ count: number }>>(OPEN, [accountId]))?.count ?? 0;
    return count === 0 ? [] : [{ reason: 'openApplication', count }];
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await tx.execute(FORGET_PAPERS, [person.accountId]);
  }
}
