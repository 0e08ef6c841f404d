import { Injectable } from '@nestjs/common';

import { Database, type Renamed } from '../../platform/database/index.js';
import type { KeptSearch, PastSearchRow } from './past-search.entity.js';

export type PastSearch = Pick<PastSearchRow, 'label' | 'image'> &
  Renamed<
    PastSearchRow,
    {
      link: 'href';
      typeName: 'type_name';
      detailLabel: 'detail_label';
      vehicleMetadata: 'vehicle';
      isPillItem: 'is_pill_item';
      searchedAt: 'searched_at';
    }
  >;

const MOST = 20;

const LIST = `
  SELECT label, href AS link, type_name AS "typeName", detail_label AS "detailLabel", vehicle AS "vehicleMetadata",
    image, is_pill_item AS "isPillItem", searched_at AS "searchedAt"
  FROM customers.past_search
  WHERE account_id = $1 ORDER BY searched_at DESC LIMIT $2`;

const KEEP = `
  INSERT INTO customers.past_search (account_id, href, label, type_name, detail_label, vehicle, image, is_pill_item)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (account_id, href) DO UPDATE SET label = EXCLUDED.label, type_name = EXCLUDED.type_name,
    detail_label = EXCLUDED.detail_label, vehicle = EXCLUDED.vehicle, image = EXCLUDED.image,
    is_pill_item = EXCLUDED.is_pill_item, searched_at = clock_timestamp()`;

const DROP_OLD = `
  DELETE FROM customers.past_search WHERE account_id = $1 AND href IN (
    SELECT href FROM customers.past_search WHERE account_id = $1 ORDER BY searched_at DESC OFFSET $2)`;

/** The only SQL on what customers searched for. */
@Injectable()
export class PastSearchRepository {
  constructor(private readonly database: Database) {}

  list(accountId: string): Promise<PastSearch[]> {
    return this.database.query<PastSearch>(LIST, [accountId, MOST]);
  }

  async keep(accountId: string, search: KeptSearch): Promise<void> {
    const { label, link, typeName, detailLabel, vehicleMetadata, image, isPillItem } = search;
    const vehicle = vehicleMetadata === null ? null : JSON.stringify(vehicleMetadata);
    const values = [link, label, typeName, detailLabel, vehicle, image, isPillItem];
    await this.database.execute(KEEP, [accountId, ...values]);
    await this.database.execute(DROP_OLD, [accountId, MOST]);
  }

  async forget(accountId: string): Promise<void> {
    await this.database.execute('DELETE FROM customers.past_search WHERE account_id = $1', [accountId]);
  }
}
