import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listReferrals, ReferralProgram } from '@simpletread/contract';
import { maskName, may, MOST_REFERRAL_RATE, type PermissionHolder } from '@simpletread/domain';

import { type Computed, Database, type Renamed, when, withIds } from '../../../platform/database/index.js';
import { ReferralPrograms } from '../referral-program.js';
import type { ReferralRow } from '../referral.entity.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';

type Query = HandlerInput<typeof listReferrals>['query'];
type Page = HandlerReply<typeof listReferrals>;
type Column = NonNullable<Query['sort']>[0];

const REFERRALS: ListStatement<Column> = {
  columns: `r.id, r.account_id AS "accountId", a.first_name || ' ' || a.last_name AS advocate, r.order_id AS "orderId",
    o.number AS "orderNumber", r.state, r.reason, r.reward_in_cents AS "rewardInCents", r.gift_card_id AS "giftCardId",
    r.ordered_at AS "orderedAt", r.decided_at AS "decidedAt"`,
  details: `(referrals.referral r JOIN orders."order" o ON o.id = r.order_id
    LEFT JOIN identity.account a ON a.id = r.account_id AND a.erased_at IS NULL)`,
  from: 'referrals.referral r',
  key: 'r.id',
  orderBy: {
    orderedAt: { by: 'r.ordered_at' },
    decidedAt: { by: 'r.decided_at', isNullable: true },
    state: { by: 'r.state' },
    id: { by: 'r.id' },
  },
};

type ListedReferral = Pick<ReferralRow, 'id' | 'state' | 'reason'> &
  Renamed<
    ReferralRow,
    {
      accountId: 'account_id';
      orderId: 'order_id';
      rewardInCents: 'reward_in_cents';
      giftCardId: 'gift_card_id';
      orderedAt: 'ordered_at';
      decidedAt: 'decided_at';
    }
  > &
  Computed<{ advocate: string | null; orderNumber: string }>;

const FIGURES = `
  SELECT (SELECT count(*)::int FROM referrals.advocate) AS advocates,
    (SELECT count(*)::int FROM referrals.invitation) AS invitations,
    count(*)::int AS orders, count(*) FILTER (WHERE state = 'earned')::int AS earned
  FROM referrals.referral`;

type Figures = Computed<{ advocates: number; invitations: number; orders: number; earned: number }>;

/** Referrals and their outcomes, for staff. */
@Injectable()
export class ReferralListReader {
  constructor(
    private readonly lists: ListReader,
    private readonly database: Database,
    private readonly programs: ReferralPrograms,
  ) {}

  async page(
    { filter = {}, sort = ['orderedAt', 'DESC'], range }: Query,
    viewer: PermissionHolder,
  ): Promise<Page> {
    const { rows, total } = await this.lists.page<ListedReferral, Column>(REFERRALS, {
      where: [
        ...withIds('r.id', filter.id),
        ...when(filter.state, 'r.state = ?', (state) => [state]),
        ...when(filter.accountId, 'r.account_id = ?', (id) => [id]),
      ],
      sort,
      range,
    });
    const nameOf = (name: string | null) =>
      name === null || may(viewer, 'contacts.read') ? name : maskName(name);
    const items = rows.map(({ orderedAt, decidedAt, advocate, ...row }) => ({
      ...row,
      advocate: nameOf(advocate),
      orderedAt: orderedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    }));
    return { items, total };
  }

  async program(): Promise<ReferralProgram> {
    const { batchId: _, ...program } = await this.programs.current();
    const figures = await this.database.one<Figures>(FIGURES);
    return {
      ...program,
      mostRatePpm: MOST_REFERRAL_RATE,
      ...(figures ?? { advocates: 0, invitations: 0, orders: 0, earned: 0 }),
    };
  }
}
