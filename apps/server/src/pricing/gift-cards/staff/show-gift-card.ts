import { Injectable } from '@nestjs/common';
import type { GiftCardRecord } from '@simpletread/contract';
import { maskName, may, ok, type PermissionHolder, refuse, type Result } from '@simpletread/domain';

import { giftCardRowOf } from './gift-card-list.reader.js';
import { GiftCardReader } from './gift-card.reader.js';

/** A gift card as staff see it; its code is kept nowhere. */
@Injectable()
export class ShowGiftCard {
  constructor(private readonly cards: GiftCardReader) {}

  async run(giftCardId: string, viewer: PermissionHolder): Promise<Result<GiftCardRecord, 'record.missing'>> {
    const found = await this.cards.find(giftCardId);
    if (found === null) return refuse('record.missing');
    const { holder, hasCode, ...row } = found;
    const movements = await this.cards.movements(giftCardId);
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
