import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listShops } from '@simpletread/contract';
import { cents } from '@simpletread/domain';

import { containing, when, withIds } from '../list/condition.js';
import { ListReader, type ListStatement } from '../list/list-reader.js';

type Query = HandlerInput<typeof listShops>['query'];
type Page = HandlerReply<typeof listShops>;
type ShopRow = Page['items'][number];
type Column = NonNullable<Query['sort']>[0];

interface ShopSqlRow {
  readonly id: string;
  readonly code: string;
  readonly slug: string;
  readonly company: string;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: ShopRow['hours'];
  readonly services: string[];
  readonly badges: string[];
  readonly install_price_in_cents: number;
  readonly does_mobile: boolean;
  readonly rating: string | null;
  readonly review_count: number;
  readonly status: ShopRow['status'];
  readonly order_count: number;
}

const SHOPS: ListStatement<Column> = {
  columns: `
    s.id, s.code, s.slug, s.company, s.address1, s.city, s.state, s.zip, s.phone, s.email, s.hours, s.services, s.badges,
    s.install_price_in_cents, s.does_mobile, s.rating, s.review_count, s.status,
    (SELECT count(*)::int FROM orders."order" o WHERE o.shop_id = s.id) AS order_count`,
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

const shopOf = (row: ShopSqlRow): ShopRow => ({
  id: row.id,
  shopId: row.id,
  code: row.code,
  slug: row.slug,
  company: row.company,
  address1: row.address1,
  city: row.city,
  state: row.state,
  zip: row.zip,
  phone: row.phone,
  email: row.email,
  distanceMiles: null,
  installPriceInCents: cents(row.install_price_in_cents),
  rating: row.rating === null ? null : Number(row.rating),
  reviewCount: row.review_count,
  doesMobile: row.does_mobile,
  badges: row.badges,
  services: row.services,
  hours: row.hours,
  status: row.status,
  orderCount: row.order_count,
});

/** Partner shops with the number of orders sent to each. */
@Injectable()
export class ShopListReader {
  constructor(private readonly lists: ListReader) {}

  async page({ filter = {}, sort = ['company', 'ASC'], range }: Query): Promise<Page> {
    const { rows, total } = await this.lists.page<ShopSqlRow, Column>(SHOPS, {
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
    });
    return { items: rows.map(shopOf), total };
  }

  async find(id: string): Promise<ShopRow | null> {
    const { items } = await this.page({ filter: { id: [id] }, range: [0, 0] });
    return items[0] ?? null;
  }
}
