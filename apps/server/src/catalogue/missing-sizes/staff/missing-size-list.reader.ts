import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listMissingSizes } from '@simpletread/contract';

import { containing, when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { VehicleDirectory } from '../../vehicles/index.js';
import type { MissingSizeRow } from '../missing-size.entity.js';
import { MissingSizeRepository } from '../missing-size.repository.js';
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

/** Vehicles without sizes, the most wanted first. */
@Injectable()
export class MissingSizeListReader {
  constructor(
    private readonly lists: ListReader,
    private readonly missing: MissingSizeRepository,
    private readonly directory: VehicleDirectory,
  ) {}

  async page({ filter = {}, sort = ['visitors', 'DESC'], range }: Query): Promise<Page> {
    const words = (filter.q ?? '').split(/\s+/).filter((word) => word !== '');
    const { rows, total } = await this.lists.page<MissingSizeRow, Column>(MISSING, {
      where: [
        { sql: 'm.visitors > 0 AND m.id <> ALL (?)', params: [await this.withSizes()] },
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

  /**
   * Those that left the queue: with a size of any spelling of the model, or an inherited one, as shoppers see it. They are back once it is
   * removed.
   */
  private async withSizes(): Promise<readonly string[]> {
    const [index, wanted] = await Promise.all([this.directory.renewed(), this.missing.wanted()]);
    return wanted.filter((one) => index.fitmentsOf(one, one.year).length > 0).map(({ id }) => id);
  }
}
