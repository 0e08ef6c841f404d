import { Injectable } from '@nestjs/common';
import type { AccountTypeName } from '@simpletread/domain';

import {
  type Computed,
  Database,
  type SqlRunner,
  type Transaction,
} from '../../../platform/database/index.js';
import { type AccountGrantRow, accountGrantEntity } from '../account-grant.entity.js';
import type { NewGrant, StoredGrant } from './account-grant.js';

type GrantRow = Omit<AccountGrantRow, 'application_id' | 'employer_id' | 'employer_domain'> &
  Computed<{ is_in_force: boolean }>;

const SELECT = `SELECT g.id, g.account_id, g.type, g.company_name, g.price_group, g.tax_certificate, g.tax_exempt_until,
    g.source, g.since, g.until, g.version,
    (g.until IS NULL OR g.until > now()) AND g.since <= now()
      AND (g.employer_id IS NULL OR (e.is_active AND e.type = g.type AND g.employer_domain = ANY (e.domains))) AS is_in_force
  FROM account_types.account_grant g LEFT JOIN account_types.employer e ON e.id = g.employer_id`;

const grantOf = (row: GrantRow): StoredGrant => ({
  id: row.id,
  accountId: row.account_id,
  type: row.type,
  companyName: row.company_name,
  priceGroup: row.price_group,
  taxExemption:
    row.tax_certificate === null || row.tax_exempt_until === null
      ? null
      : { certificate: row.tax_certificate, until: row.tax_exempt_until },
  source: row.source,
  since: row.since,
  until: row.until,
  version: row.version,
  isInForce: row.is_in_force,
});

/** The only SQL on the types of accounts. */
@Injectable()
export class AccountGrantRepository {
  constructor(private readonly database: Database) {}

  /** All that the account was ever given, the newest first. */
  async ofAccount(accountId: string, db: SqlRunner = this.database): Promise<StoredGrant[]> {
    const rows = await db.query<GrantRow>(
      [SELECT, 'WHERE g.account_id = $1 ORDER BY g.since DESC, g.id'].join(' '),
      [accountId],
    );
    return rows.map(grantOf);
  }

  async find(db: SqlRunner, grantId: string): Promise<StoredGrant | null> {
    const row = await db.one<GrantRow>([SELECT, 'WHERE g.id = $1'].join(' '), [grantId]);
    return row === null ? null : grantOf(row);
  }

  async insert(tx: Transaction, grant: NewGrant): Promise<void> {
    await tx.repository(accountGrantEntity).insert({
      id: grant.id,
      account_id: grant.accountId,
      type: grant.type,
      company_name: grant.companyName,
      price_group: grant.priceGroup,
      tax_certificate: grant.taxExemption?.certificate ?? null,
      tax_exempt_until: grant.taxExemption?.until ?? null,
      source: grant.source,
      application_id: grant.applicationId,
      employer_id: grant.employer?.employerId ?? null,
      employer_domain: grant.employer?.domain ?? null,
      until: grant.until,
    });
  }

  /** Ends a grant now. False if it changed since `version` or had ended. */
  async end(tx: Transaction, grantId: string, version: number): Promise<boolean> {
    const count = await tx.execute(
      `UPDATE account_types.account_grant SET until = now(), version = version + 1
       WHERE id = $1 AND version = $2 AND (until IS NULL OR until > now())`,
      [grantId, version],
    );
    return count === 1;
  }

  /** Ends all of a type, or every one, of an account now. */
  async endAll(tx: Transaction, accountId: string, type: AccountTypeName | null): Promise<void> {
    await tx.execute(
      `UPDATE account_types.account_grant SET until = now(), version = version + 1
       WHERE account_id = $1 AND ($2::text IS NULL OR type = $2) AND (until IS NULL OR until > now())`,
      [accountId, type],
    );
  }

  /** Ends the grants that a work email proved; grants by staff stay. */
  async endEmployed(tx: Transaction, accountId: string): Promise<void> {
    await tx.execute(
      `UPDATE account_types.account_grant SET until = now(), version = version + 1
       WHERE account_id = $1 AND source = 'employer' AND (until IS NULL OR until > now())`,
      [accountId],
    );
  }
}
