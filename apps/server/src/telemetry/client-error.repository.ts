import { Injectable } from '@nestjs/common';

import { Database, type SqlRunner } from '../platform/database/index.js';

export interface ClientError {
  readonly id: string;
  readonly app: string;
  readonly level: string;
  readonly message: string;
  readonly stack: string | null;
  readonly url: string | null;
  readonly userAgent: string | null;
  readonly requestId: string;
}

const INSERT = `
  INSERT INTO platform.client_error (id, app, level, message, stack, url, user_agent, request_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

const DELETE = `DELETE FROM platform.client_error WHERE at < clock_timestamp() - make_interval(days => $1)`;

const NAMING = `
  SELECT at, app, message, url, user_agent AS browser FROM platform.client_error
  WHERE message ILIKE ANY ($1::text[]) OR stack ILIKE ANY ($1::text[]) OR url ILIKE ANY ($1::text[])
  ORDER BY at`;

const DELETE_NAMING = `
  DELETE FROM platform.client_error
  WHERE message ILIKE ANY ($1::text[]) OR stack ILIKE ANY ($1::text[]) OR url ILIKE ANY ($1::text[])`;

@Injectable()
export class ClientErrorRepository {
  constructor(private readonly database: Database) {}

  async insert({ id, app, level, message, stack, url, userAgent, requestId }: ClientError): Promise<void> {
    await this.database.execute(INSERT, [id, app, level, message, stack, url, userAgent, requestId]);
  }

  async deleteOlderThan(days: number): Promise<void> {
    await this.database.execute(DELETE, [days]);
  }

  /** Reports that hold any of the ILIKE patterns. */
  naming(db: SqlRunner, patterns: readonly string[]): Promise<Record<string, unknown>[]> {
    return db.query<Record<string, unknown>>(NAMING, [[...patterns]]);
  }

  async deleteNaming(db: SqlRunner, patterns: readonly string[]): Promise<void> {
    await db.execute(DELETE_NAMING, [[...patterns]]);
  }
}
