import { Injectable } from '@nestjs/common';

import { type Computed, Database, type Renamed } from '../../../platform/database/index.js';
import type { AssortmentRows, LineCounts } from './assortment.js';
import type { TireRow } from '../tire.entity.js';

type CountedRow = Renamed<TireRow, { lineId: 'line_id'; fromPriceInCents: 'price_in_cents' }> &
  Computed<{
    tireCount: number;
    sizeCount: number;
    sizeCodes: readonly string[];
    sizeTireCounts: readonly number[];
  }>;

const COUNTED = `
  SELECT line_id AS "lineId", sum(tires)::int AS "tireCount", count(*)::int AS "sizeCount",
         min(lowest) AS "fromPriceInCents", array_agg(search_size) AS "sizeCodes", array_agg(tires) AS "sizeTireCounts"
  FROM (SELECT line_id, search_size, count(*)::int AS tires, min(price_in_cents) AS lowest
        FROM catalogue.tire WHERE status = 'active'`;

const GROUPED = 'GROUP BY line_id, search_size) sized GROUP BY line_id';

const LINES = [COUNTED, GROUPED].join(' ');
const SOME_LINES = [COUNTED, 'AND line_id = ANY ($1::uuid[])', GROUPED].join(' ');

/** Counts what is on sale: one pass over the tires for the whole catalogue, none for a request. */
@Injectable()
export class AssortmentReader {
  constructor(private readonly database: Database) {}

  /** The counts of these lines; of one with nothing on sale there are none. */
  ofLines(lineIds: readonly string[]): Promise<LineCounts[]> {
    return this.database.query<CountedRow>(SOME_LINES, [[...lineIds]]);
  }

  async read(): Promise<AssortmentRows> {
    const lines = await this.database.query<CountedRow>(LINES);
    // One text for each size, however many lines have it.
    const codes = new Map<string, string>();
    const same = (code: string): string => {
      const known = codes.get(code);
      if (known === undefined) codes.set(code, code);
      return known ?? code;
    };
    return { lines: lines.map((line) => ({ ...line, sizeCodes: line.sizeCodes.map(same) })) };
  }
}
