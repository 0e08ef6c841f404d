import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { GIFT_CARD_NUMBER_BYTES, giftCardNumberOf } from '@simpletread/domain';

import { Audit } from '../../platform/audit/index.js';
import type { Transaction } from '../../platform/database/index.js';
import type { IssuedGiftCard, NewGiftCard } from './gift-card.js';
import { GiftCardRepository } from './gift-card.repository.js';

/** Issues gift cards, one per reason. */
@Injectable()
export class IssueGiftCard {
  constructor(
    private readonly cards: GiftCardRepository,
    private readonly audit: Audit,
  ) {}

  /** Returns the card, and whether it is new. A taken number ends the transaction, and the caller tries again. */
  async run(tx: Transaction, card: NewGiftCard): Promise<IssuedGiftCard> {
    const number = giftCardNumberOf(randomBytes(GIFT_CARD_NUMBER_BYTES));
    const issued = await this.cards.issue(tx, number, card);
    if (issued.isNew)
      await this.audit.record(tx, {
        actorKind: 'system',
        actorId: null,
        action: 'giftCard.issue',
        subjectType: 'giftCard',
        subjectId: issued.id,
        before: null,
        after: { number, amountInCents: card.amountInCents, reason: card.reason },
      });
    return issued;
  }
}
