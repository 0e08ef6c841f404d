import { Injectable } from '@nestjs/common';

import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import type { EmployeeType, Employer, EmployerTerms } from './employer.js';

interface EmployerRow {
  readonly id: string;
  readonly name: string;
  readonly type: EmployeeType;
  readonly domains: string[];
  readonly is_active: boolean;
  readonly version: number;
  readonly created_at: Date;
  readonly employee_count: number;
}

const SELECT = `SELECT e.id, e.name, e.type, e.domains, e.is_active, e.version, e.created_at,
    (SELECT count(DISTINCT g.account_id)::int FROM account_types.account_grant g
     WHERE g.employer_id = e.id AND (g.until IS NULL OR g.until > now())) AS employee_count
  FROM account_types.employer e`;

const employerOf = (row: EmployerRow): Employer => ({
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
    const row = await db.one<EmployerRow>([SELECT, 'WHERE e.id = $1'].join(' '), [employerId]);
    return row === null ? null : employerOf(row);
  }

  /** Held until the transaction ends; null for one that nobody knows. */
  async lock(tx: Transaction, employerId: string): Promise<Employer | null> {
    const row = await tx.one('SELECT id FROM account_types.employer WHERE id = $1 FOR UPDATE', [employerId]);
    return row === null ? null : this.find(employerId, tx);
  }

  /** The company that counts for addresses of `domain`, held until the transaction ends, or null. */
  async lockByDomain(tx: Transaction, domain: string): Promise<Employer | null> {
    const row = await tx.one<{ id: string }>(
      `SELECT id FROM account_types.employer WHERE is_active AND $1 = ANY (domains)
       ORDER BY created_at, id LIMIT 1 FOR UPDATE`,
      [domain],
    );
    return row === null ? null : this.find(row.id, tx);
  }

  /** Whether another company has the name or one of the domains. */
  async isTaken(
    tx: Transaction,
    { name, domains }: EmployerTerms,
    exceptId: string | null,
  ): Promise<boolean> {
    const row = await tx.one<{ is_taken: boolean }>(
      `SELECT EXISTS (SELECT FROM account_types.employer
         WHERE (lower(name) = lower($1) OR domains && $2::text[]) AND ($3::uuid IS NULL OR id <> $3)) AS is_taken`,
      [name, domains, exceptId],
    );
    return row?.is_taken === true;
  }

  /** Counts for nobody yet. */
  async insert(tx: Transaction, id: string, { name, type, domains }: EmployerTerms): Promise<void> {
    await tx.execute('INSERT INTO account_types.employer (id, name, type, domains) VALUES ($1, $2, $3, $4)', [
      id,
      name,
      type,
      domains,
    ]);
  }

  /** Puts agreed terms in force. */
  async put(tx: Transaction, id: string, { name, type, domains }: EmployerTerms): Promise<void> {
    await tx.execute(
      `UPDATE account_types.employer SET name = $2, type = $3, domains = $4, is_active = true, version = version + 1
       WHERE id = $1`,
      [id, name, type, domains],
    );
  }

  async end(tx: Transaction, id: string): Promise<void> {
    await tx.execute(
      'UPDATE account_types.employer SET is_active = false, version = version + 1 WHERE id = $1',
      [id],
    );
  }
}
