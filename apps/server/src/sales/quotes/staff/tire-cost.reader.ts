import { Injectable } from '@nestjs/common';
import type { Cents } from '@simpletread/domain';

import { Database, type Renamed } from '../../../platform/database/index.js';
import type { TireRow } from '../../../catalogue/index.js';

type CostRow = Renamed<TireRow, { tireId: 'id'; costInCents: 'purchase_cost_in_cents' }>;

const COSTS =
  'SELECT id AS "tireId", purchase_cost_in_cents AS "costInCents" FROM catalogue.tire WHERE id = ANY ($1::uuid[])';

/** The purchase costs of tires. */
@Injectable()
export class TireCostReader {
  constructor(private readonly database: Database) {}

  /** By tire; a tire without a known cost is left out. */
  async of(tireIds: readonly string[]): Promise<ReadonlyMap<string, Cents>> {
    const rows = await this.database.query<CostRow>(COSTS, [[...tireIds]]);
    return new Map(
      rows.flatMap(({ tireId, costInCents }) =>
        costInCents === null ? [] : [[tireId, costInCents] as const],
      ),
    );
  }
}
