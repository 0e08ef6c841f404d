import { Injectable } from '@nestjs/common';

import { Database, type Renamed } from '../../../platform/database/index.js';
import type { TireRow } from '../tire.entity.js';

/** Single tires and sizes; empty lists of the first two ask for nothing. */
export interface TireChoice {
  readonly tireIds: readonly string[];
  readonly sizeCodes: readonly string[];
  readonly exceptTireIds: readonly string[];
}

const LINES = `
  SELECT DISTINCT line_id AS "lineId" FROM catalogue.tire
  WHERE status = 'active'
    AND ($1 = '[]' OR id::text IN (SELECT jsonb_array_elements_text($1::jsonb)))
    AND ($2 = '[]' OR size_code IN (SELECT jsonb_array_elements_text($2::jsonb)))
    AND id::text NOT IN (SELECT jsonb_array_elements_text($3::jsonb))`;

const OF_LINE = 'SELECT id FROM catalogue.tire WHERE line_id = $1 AND id = ANY ($2)';

const OF_TIRES = 'SELECT DISTINCT line_id FROM catalogue.tire WHERE id = ANY ($1) ORDER BY line_id';

/** The product lines with tires on sale among those that a rule lists, in any number. */
@Injectable()
export class LinesOfTires {
  constructor(private readonly database: Database) {}

  async find({ tireIds, sizeCodes, exceptTireIds }: TireChoice): Promise<ReadonlySet<string>> {
    const lists = [tireIds, sizeCodes, exceptTireIds].map((list) => JSON.stringify(list));
    const rows = await this.database.query<Renamed<TireRow, { lineId: 'line_id' }>>(LINES, lists);
    return new Set(rows.map(({ lineId }) => lineId));
  }

  /** The lines of tires, on sale or not. */
  async linesOf(tireIds: readonly string[]): Promise<readonly string[]> {
    const rows = await this.database.query<Pick<TireRow, 'line_id'>>(OF_TIRES, [[...new Set(tireIds)]]);
    return rows.map(({ line_id: lineId }) => lineId);
  }

  /** Those of several tires that are of a line, on sale or not. */
  async tiresOf(lineId: string, tireIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<Pick<TireRow, 'id'>>(OF_LINE, [lineId, [...new Set(tireIds)]]);
    return new Set(rows.map(({ id }) => id));
  }
}
