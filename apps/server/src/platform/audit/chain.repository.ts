import { Injectable } from '@nestjs/common';

import { type Computed, Database, type Renamed, type SqlRunner } from '../database/index.js';
import type { AuditBreakRow } from './audit-break.entity.js';
import type { AuditCheckRow } from './audit-check.entity.js';
import type { AuditLinkRow } from './audit-link.entity.js';
import type { ChainBreak } from './chain-break.js';

export interface ChainEnd {
  /** The number of links; 0 for an empty chain. */
  readonly sequence: number;
  /** 64 hexadecimal digits. */
  readonly hash: string | null;
}

export interface ChainCheck extends ChainEnd {
  readonly at: Date;
  readonly breaks: readonly ChainBreak[];
}

type BreakRow = Pick<AuditBreakRow, 'sequence' | 'reason'> &
  Renamed<AuditBreakRow, { auditId: 'audit_row_id' }>;

type EndRow = Pick<AuditLinkRow, 'sequence'> & Computed<{ hash: string }>;

type CheckRow = Pick<AuditCheckRow, 'at' | 'sequence' | 'breaks'> & Computed<{ hash: string | null }>;

const MOST_BREAKS = 100;

const BREAKS = `
  SELECT sequence, audit_row_id AS "auditId", reason FROM platform.audit_break
  ORDER BY sequence NULLS LAST, audit_row_id LIMIT $1`;

const END = `
  SELECT sequence, encode(hash, 'hex') AS hash FROM platform.audit_link ORDER BY sequence DESC LIMIT 1`;

const INSERT_CHECK = `
  INSERT INTO platform.audit_check (id, sequence, hash, breaks) VALUES ($1, $2, decode($3, 'hex'), $4)`;

const LAST_CHECK = `
  SELECT at, sequence, encode(hash, 'hex') AS hash, breaks FROM platform.audit_check ORDER BY at DESC LIMIT 1`;

/** The hash chain over what staff did, and the marks of when it was looked through. The database links the rows itself. */
@Injectable()
export class ChainRepository {
  constructor(private readonly database: Database) {}

  breaks(db: SqlRunner): Promise<ChainBreak[]> {
    return db.query<BreakRow>(BREAKS, [MOST_BREAKS]);
  }

  async end(db: SqlRunner): Promise<ChainEnd> {
    return (await db.one<EndRow>(END)) ?? { sequence: 0, hash: null };
  }

  async insertCheck(db: SqlRunner, id: string, { sequence, hash, breaks }: Omit<ChainCheck, 'at'>) {
    await db.execute(INSERT_CHECK, [id, sequence, hash, JSON.stringify(breaks)]);
  }

  lastCheck(): Promise<ChainCheck | null> {
    return this.database.one<CheckRow>(LAST_CHECK);
  }
}
