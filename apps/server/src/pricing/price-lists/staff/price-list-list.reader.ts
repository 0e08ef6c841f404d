import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listPriceLists } from '@simpletread/contract';

import { containing, when, withIds } from '../../../platform/database/index.js';
import { PRICE_LIST_COLUMNS, priceListRowOf, type ListedPriceList } from './price-list-view.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { inPhase } from '../../rules/index.js';

type Query = HandlerInput<typeof listPriceLists>['query'];
type Page = HandlerReply<typeof listPriceLists>;
type Column = NonNullable<Query['sort']>[0];

const PRICE_LISTS: ListStatement<Column> = {
  columns: PRICE_LIST_COLUMNS,
  details: 'pricing.price_list l',
  from: 'pricing.price_list l',
  key: 'l.id',
  orderBy: {
    name: { by: 'l.name' },
    audience: { by: 'l.audience' },
    startsAt: { by: 'l.starts_at', isNullable: true },
    endsAt: { by: 'l.ends_at', isNullable: true },
    updatedAt: { by: 'l.updated_at' },
    id: { by: 'l.id' },
  },
};

/** Price lists with how many prices they have. */
@Injectable()
export class PriceListListReader {
  constructor(private readonly lists: ListReader) {}

  async page({ filter = {}, sort = ['updatedAt', 'DESC'], range }: Query): Promise<Page> {
    const { rows, total } = await this.lists.page<ListedPriceList, Column>(PRICE_LISTS, {
      where: [
        ...withIds('l.id', filter.id),
        ...when(filter.q, 'l.name ILIKE ?', (q) => [containing(q)]),
        ...when(filter.audience, 'l.audience = ?', (audience) => [audience]),
        ...when(filter.state, 'l.state = ?', (state) => [state]),
        ...inPhase('l', filter.phase),
        ...when(filter.campaignId, 'l.campaign_id = ?', (id) => [id]),
      ],
      sort,
      range,
    });
    return { items: rows.map(priceListRowOf), total };
  }
}
