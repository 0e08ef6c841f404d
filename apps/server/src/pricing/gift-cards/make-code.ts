import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import {
  GIFT_CARD_CODE_BYTES,
  giftCardCodeOf,
  inGroupsOfFour,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import { Audit } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { GiftCardRepository } from './gift-card.repository.js';

/** Makes the code of a gift card. The owner sees it once; only its hash is stored. */
@Injectable()
export class MakeGiftCardCode {
  constructor(
    private readonly work: UnitOfWork,
    private readonly cards: GiftCardRepository,
    private readonly audit: Audit,
  ) {}

  run(giftCardId: string, accountId: string): Promise<Result<{ code: string }, 'record.missing'>> {
    const code = giftCardCodeOf(randomBytes(GIFT_CARD_CODE_BYTES));
    return this.work.run(async (tx): Promise<Result<{ code: string }, 'record.missing'>> => {
      const before = await this.cards.lock(tx, giftCardId);
      if (!(await this.cards.setCode(tx, giftCardId, accountId, hashToken(code))))
        return refuse('record.missing');
      await this.audit.record(tx, {
        actorKind: 'customer',
        actorId: accountId,
        action: 'giftCard.make-code',
        subjectType: 'giftCard',
        subjectId: giftCardId,
        before: { hasCode: before?.hasCode ?? false },
        after: { hasCode: true },
      });
      return ok({ code: inGroupsOfFour(code) });
    });
  }
}
