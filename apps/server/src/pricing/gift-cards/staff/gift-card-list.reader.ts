import { Injectable } from '@nestjs/common';
import type {
  GiftCardRow as GiftCardReply,
  HandlerInput,
  HandlerReply,
  listGiftCards,
} from '@simpletread/contract';

import { containing, type Renamed, when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import type { GiftCardRow } from '../gift-card.entity.js';

type Query = HandlerInput<typeof listGiftCards>['query'];
type Page = HandlerReply<typeof listGiftCards>;
type Column = NonNullable<Query['sort']>[0];

export const GIFT_CARD_COLUMNS = `c.id, c.number, c.reason, c.account_id AS "accountId", c.balance_in_cents AS "balanceInCents",
  c.state, c.version, c.created_at AS "createdAt", c.updated_at AS "updatedAt"`;

const GIFT_CARDS: ListStatement<Column> = {
  columns: GIFT_CARD_COLUMNS,
  details: 'gift_cards.gift_card c',
  from: 'gift_cards.gift_card c',
  key: 'c.id',
  orderBy: {
    number: { by: 'c.number' },
    balanceInCents: { by: 'c.balance_in_cents' },
    state: { by: 'c.state' },
    createdAt: { by: 'c.created_at' },
    updatedAt: { by: 'c.updated_at' },
    id: { by: 'c.id' },
  },
};

export type ListedGiftCard = Pick<GiftCardRow, 'id' | 'number' | 'reason' | 'state' | 'version'> &
  Renamed<
    GiftCardRow,
    {
      accountId: 'account_id';
      balanceInCents: 'balance_in_cents';
      createdAt: 'created_at';
      updatedAt: 'updated_at';
    }
  >;

export const giftCardRowOf = ({ createdAt, updatedAt, ...row }: ListedGiftCard): GiftCardReply => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Gift cards with what is left on them. */
@Injectable()
export class GiftCardListReader {
  constructor(private readonly lists: ListReader) {}

  async page({ filter = {}, sort = ['createdAt', 'DESC'], range }: Query): Promise<Page> {
    const { rows, total } = await this.lists.page<ListedGiftCard, Column>(GIFT_CARDS, {
      where: [
        ...withIds('c.id', filter.id),
        ...when(filter.q, 'c.number ILIKE ?', (q) => [containing(q.replace(/[\s-]/g, ''))]),
        ...when(filter.state, 'c.state = ?', (state) => [state]),
        ...when(filter.accountId, 'c.account_id = ?', (id) => [id]),
        ...when(filter.hasBalance, '(c.balance_in_cents > 0) = ?', (has) => [has]),
      ],
      sort,
      range,
    });
    return { items: rows.map(giftCardRowOf), total };
  }
}
