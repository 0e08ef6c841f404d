import { Injectable } from '@nestjs/common';

import {
  type Computed,
  Database,
  type SqlRunner,
  type Transaction,
} from '../../../platform/database/index.js';
import { type EmployerRow, employerEntity } from '../employer.entity.js';
import type { Employer, EmployerTerms } from './employer.js';

/** A company with how many accounts hold its type now. */
export type CountedEmployer = EmployerRow & Computed<{ employee_count: number }>;

/** The columns of a `CountedEmployer`, of `account_types.employer e`. */
export const COUNTED_EMPLOYER = `
  e.*, (SELECT count(DISTINCT g.account_id)::int FROM account_types.account_grant g
        WHERE g.employer_id = e.id AND (g.until IS NULL OR g.until > now())) AS employee_count`;

const SELECT = ['SELECT', COUNTED_EMPLOYER, 'FROM account_types.employer e'].join(' ');

const employerOf = (row: CountedEmployer): Employer => ({
  id: row.id,
  name: row.name,
  type: row.type,
  domains: row.domains,
  isActive: row.is_active,
  version: row.version,
  createdAt: row.created_at,
  employeeCount: row.employee_count,
});

/** The only SQL on companies whose people buy as employees. */
@Injectable()
export class EmployerRepository {
  constructor(private readonly database: Database) {}

  async find(employerId: string, db: SqlRunner = this.database): Promise<Employer | null> {
    const row = await db.one<CountedEmployer>([SELECT, 'WHERE e.id = $1'].join(' '), [employerId]);
    return row === null ? null : employerOf(row);
  }

  /** Locked until the transaction ends. Null if unknown. */
  async lock(tx: Transaction, employerId: string): Promise<Employer | null> {
    const row = await tx.one('SELECT id FROM account_types.employer WHERE id = $1 FOR UPDATE', [employerId]);
    return row === null ? null : this.find(employerId, tx);
  }

  /** The company that counts for addresses of `domain`, held until the transaction ends, or null. */
  async lockByDomain(tx: Transaction, domain: string): Promise<Employer | null> {
    const row = await tx.one<Pick<EmployerRow, 'id'>>(
      `SELECT id FROM account_types.employer WHERE is_active AND $1 = ANY (domains)
       ORDER BY created_at, id LIMIT 1 FOR UPDATE`,
      [domain],
    );
    return row === null ? null : this.find(row.id, tx);
  }

  /** True if another company has the name or one of the domains. */
  async isTaken(
    tx: Transaction,
    { name, domains }: EmployerTerms,
    exceptId: string | null,
  ): Promise<boolean> {
    const row = await tx.one<Computed<{ is_taken: boolean }>>(
      `SELECT EXISTS (SELECT FROM account_types.employer
         WHERE (lower(name) = lower($1) OR domains && $2::text[]) AND ($3::uuid IS NULL OR id <> $3)) AS is_taken`,
      [name, domains, exceptId],
    );
    return row?.is_taken === true;
  }

  /** Not in force yet. */
  async insert(tx: Transaction, id: string, { name, type, domains }: EmployerTerms): Promise<void> {
    await tx.repository(employerEntity).insert({ id, name, type, domains });
  }

  /** Puts agreed terms in force. */
  async put(tx: Transaction, id: string, { name, type, domains }: EmployerTerms): Promise<void> {
    await tx
      .repository(employerEntity)
      .update({ id }, { name, type, domains, is_active: true, version: () => 'version + 1' });
  }

  async end(tx: Transaction, id: string): Promise<void> {
    await tx.repository(employerEntity).update({ id }, { is_active: false, version: () => 'version + 1' });
  }
}
