import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { Database, type SqlRunner } from '../../platform/database/index.js';
import { clientErrorEntity, type ClientErrorRow } from './client-error.entity.js';

export type ClientError = Omit<ClientErrorRow, 'at'>;

const DELETE = `DELETE FROM telemetry.client_error WHERE at < clock_timestamp() - make_interval(days => $1)`;

const NAMING = `
  SELECT at, app, message, url, user_agent AS browser FROM telemetry.client_error
  WHERE message ILIKE ANY ($1::text[]) OR stack ILIKE ANY ($1::text[]) OR url ILIKE ANY ($1::text[])
  ORDER BY at`;

const DELETE_NAMING = `
  DELETE FROM telemetry.client_error
  WHERE message ILIKE ANY ($1::text[]) OR stack ILIKE ANY ($1::text[]) OR url ILIKE ANY ($1::text[])`;

@Injectable()
export class ClientErrorRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(clientErrorEntity) private readonly errors: Repository<ClientErrorRow>,
  ) {}

  async insert(error: ClientError): Promise<void> {
    await this.errors.insert(error);
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
