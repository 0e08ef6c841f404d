import { Injectable } from '@nestjs/common';
import type { GiftCardRecord } from '@simpletread/contract';
import { maskName, may, ok, type PermissionHolder, refuse, type Result } from '@simpletread/domain';

import { type Computed, Database, type Renamed } from '../../../platform/database/index.js';
import type { GiftCardMovementRow } from '../gift-card-movement.entity.js';
import { GIFT_CARD_COLUMNS, giftCardRowOf, type ListedGiftCard } from './gift-card-list.reader.js';

const RECORD = `
  SELECT ${GIFT_CARD_COLUMNS}, c.code_hash IS NOT NULL AS "hasCode", a.first_name || ' ' || a.last_name AS holder
  FROM gift_cards.gift_card c LEFT JOIN identity.account a ON a.id = c.account_id AND a.erased_at IS NULL
  WHERE c.id = $1`;

const MOVEMENTS = `
  SELECT m.id, m.at, m.kind, m.amount_in_cents AS "amountInCents", o.id AS "orderId", o.number AS "orderNumber"
  FROM gift_cards.movement m LEFT JOIN orders."order" o ON o.id = m.order_id
  WHERE m.gift_card_id = $1 ORDER BY m.at DESC, m.id DESC`;

type RecordRow = ListedGiftCard & Computed<{ hasCode: boolean; holder: string | null }>;

type MovementRow = Pick<GiftCardMovementRow, 'id' | 'at' | 'kind'> &
  Renamed<GiftCardMovementRow, { amountInCents: 'amount_in_cents' }> &
  Computed<{ orderId: string | null; orderNumber: string | null }>;

/** A gift card as staff see it; its code is kept nowhere. */
@Injectable()
export class ShowGiftCard {
  constructor(private readonly database: Database) {}

  async run(giftCardId: string, viewer: PermissionHolder): Promise<Result<GiftCardRecord, 'record.missing'>> {
    const found = await this.database.one<RecordRow>(RECORD, [giftCardId]);
    if (found === null) return refuse('record.missing');
    const { holder, hasCode, ...row } = found;
    const movements = await this.database.query<MovementRow>(MOVEMENTS, [giftCardId]);
    const issued = movements.find(({ kind }) => kind === 'issue');
    return ok({
      ...giftCardRowOf(row),
      hasCode,
      holder: holder === null || may(viewer, 'contacts.read') ? holder : maskName(holder),
      issuedInCents: issued?.amountInCents ?? row.balanceInCents,
      movements: movements.map(({ at, ...movement }) => ({ ...movement, at: at.toISOString() })),
    });
  }
}
