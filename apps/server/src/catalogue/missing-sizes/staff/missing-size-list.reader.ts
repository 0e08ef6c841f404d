import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listMissingSizes } from '@simpletread/contract';

import { containing, when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import type { MissingSizeRow } from '../missing-size.entity.js';
import { missingSizeOf } from './missing-size-view.js';

type Query = HandlerInput<typeof listMissingSizes>['query'];
type Page = HandlerReply<typeof listMissingSizes>;
type Column = NonNullable<Query['sort']>[0];

const MISSING: ListStatement<Column> = {
  columns: 'm.*',
  details: 'missing_sizes.vehicle m',
  from: 'missing_sizes.vehicle m',
  key: 'm.id',
  orderBy: {
    visitors: { by: 'm.visitors' },
    lastAskedOn: { by: 'm.last_asked_on' },
    firstAskedOn: { by: 'm.first_asked_on' },
    year: { by: 'm.year' },
    model: { by: 'm.model' },
    id: { by: 'm.id' },
  },
};

// A vehicle leaves the queue with its first size, and is back if the size is removed.
const STILL_MISSING = {
  sql: `m.visitors > 0 AND NOT EXISTS (
    SELECT 1 FROM fitment.fitment f
    WHERE f.make = m.make AND f.model = m.model AND m.year BETWEEN f.year_from AND f.year_to)`,
  params: [],
};

/** Vehicles without sizes, the most wanted first. */
@Injectable()
export class MissingSizeListReader {
  constructor(private readonly lists: ListReader) {}

  async page({ filter = {}, sort = ['visitors', 'DESC'], range }: Query): Promise<Page> {
    const words = (filter.q ?? '').split(/\s+/).filter((word) => word !== '');
    const { rows, total } = await this.lists.page<MissingSizeRow, Column>(MISSING, {
      where: [
        STILL_MISSING,
        ...withIds('m.id', filter.id),
        ...words.map((word) => ({
          sql: "m.year::text || ' ' || m.make || ' ' || m.model ILIKE ?",
          params: [containing(word)],
        })),
        ...when(filter.make, 'm.make = ?', (make) => [make]),
        ...when(filter.isDismissed, '(m.dismissed_at IS NOT NULL) = ?', (isDismissed) => [isDismissed]),
      ],
      sort,
      range,
    });
    return { items: rows.map(missingSizeOf), total };
  }
}
