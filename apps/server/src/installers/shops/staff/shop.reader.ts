import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listShops } from '@simpletread/contract';

import {
  type Computed,
  containing,
  Database,
  type SqlRunner,
  when,
  withIds,
} from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { shopCardOf } from '../shop.js';
import { shopOf, type StoredShop } from '../shop-row.js';

type Query = HandlerInput<typeof listShops>['query'];
type Page = HandlerReply<typeof listShops>;
type ShopRow = Page['items'][number];
type Column = NonNullable<Query['sort']>[0];

type CountedRow = StoredShop & Computed<{ order_count: number }>;

const SHOPS: ListStatement<Column> = {
  columns: `
    s.*, (SELECT count(*)::int FROM orders."order" o WHERE o.shop_id = s.id) AS order_count`,
  details: 'installers.shop s',
  from: 'installers.shop s',
  key: 's.id',
  orderBy: {
    company: { by: 's.company' },
    city: { by: 's.city' },
    state: { by: 's.state' },
    zip: { by: 's.zip' },
    installPriceInCents: { by: 's.install_price_in_cents' },
    rating: { by: 's.rating', isNullable: true },
    id: { by: 's.id' },
  },
};

const rowOf = (row: CountedRow): ShopRow => ({
  ...shopCardOf(shopOf(row)),
  id: row.id,
  version: row.version,
  email: row.email,
  bays: row.bays,
  status: row.status,
  orderCount: row.order_count,
});

/** Partner shops with the number of orders sent to each. */
@Injectable()
export class ShopListReader {
  constructor(
    private readonly lists: ListReader,
    private readonly database: Database,
  ) {}

  async page({ filter = {}, sort = ['company', 'ASC'], range }: Query, db?: SqlRunner): Promise<Page> {
    const request = {
      where: [
        ...withIds('s.id', filter.id),
        ...when(filter.q, "s.company || ' ' || s.code || ' ' || s.city || ' ' || s.zip ILIKE ?", (q) => [
          containing(q),
        ]),
        ...when(filter.state, 's.state = ?', (state) => [state.toUpperCase()]),
        ...when(filter.zip, 's.zip = ?', (zip) => [zip]),
        ...when(filter.status, 's.status = ?', (status) => [status]),
      ],
      sort,
      range,
    };
    const { rows, total } = await this.lists.page<CountedRow, Column>(SHOPS, request, db);
    return { items: rows.map(rowOf), total };
  }

  async find(id: string): Promise<ShopRow | null> {
    const { items } = await this.page({ filter: { id: [id] }, range: [0, 0] }, this.database);
    return items[0] ?? null;
  }
}
