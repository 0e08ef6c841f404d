import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listPromotions } from '@simpletread/contract';

import { containing, when, withIds } from '../../../platform/database/index.js';
import { PROMOTION_COLUMNS, promotionRowOf, type ListedPromotion } from './promotion-view.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { inPhase } from '../../rules/index.js';

type Query = HandlerInput<typeof listPromotions>['query'];
type Page = HandlerReply<typeof listPromotions>;
type Column = NonNullable<Query['sort']>[0];

const PROMOTIONS: ListStatement<Column> = {
  columns: PROMOTION_COLUMNS,
  details: '(pricing.promotion p JOIN pricing.promotion_use u ON u.promotion_id = p.id)',
  from: 'pricing.promotion p',
  key: 'p.id',
  orderBy: {
    name: { by: 'p.name' },
    startsAt: { by: 'p.starts_at', isNullable: true },
    endsAt: { by: 'p.ends_at', isNullable: true },
    priority: { by: "(p.definition ->> 'priority')::integer" },
    updatedAt: { by: 'p.updated_at' },
    id: { by: 'p.id' },
  },
};

/** Promotions with how far they are used. */
@Injectable()
export class PromotionListReader {
  constructor(private readonly lists: ListReader) {}

  async page({ filter = {}, sort = ['updatedAt', 'DESC'], range }: Query): Promise<Page> {
    const { rows, total } = await this.lists.page<ListedPromotion, Column>(PROMOTIONS, {
      where: [
        ...withIds('p.id', filter.id),
        ...when(filter.q, 'p.name ILIKE ?', (q) => [containing(q)]),
        ...when(filter.type, "p.definition #>> '{benefit,type}' = ?", (type) => [type]),
        ...when(filter.state, 'p.state = ?', (state) => [state]),
        ...inPhase('p', filter.phase),
        ...when(filter.needsCoupon, "(p.definition ->> 'needsCoupon')::boolean = ?", (needs) => [needs]),
        ...when(filter.campaignId, 'p.campaign_id = ?', (id) => [id]),
      ],
      sort,
      range,
    });
    return { items: rows.map(promotionRowOf), total };
  }
}
