import { Injectable } from '@nestjs/common';
import {
  type GiftCardEvent,
  giftCardMachine,
  ok,
  refuse,
  type Result,
  transition,
} from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { GiftCardRepository } from './gift-card.repository.js';

export interface GiftCardMove {
  readonly version: number;
  readonly event: GiftCardEvent;
  readonly reason: string;
}

/** Blocks a gift card, or unblocks it. Amounts held for running payments are still charged. */
@Injectable()
export class MoveGiftCard {
  constructor(
    private readonly work: UnitOfWork,
    private readonly cards: GiftCardRepository,
    private readonly audit: Audit,
  ) {}

  run(
    giftCardId: string,
    { version, event, reason }: GiftCardMove,
    { staff, requestId }: { readonly staff: StaffPrincipal; readonly requestId: string },
  ): Promise<Result<null>> {
    return this.work.run(async (tx): Promise<Result<null>> => {
      const card = await this.cards.lock(tx, giftCardId);
      if (card === null) return refuse('record.missing');
      if (card.version !== version) return refuse('record.stale');
      const moved = transition(giftCardMachine, card.state, event);
      if (!moved.ok) return moved;
      await this.cards.move(tx, giftCardId, moved.value);
      await this.audit.recordStaff(
        tx,
        {
          action: `giftCard.${event}`,
          subjectType: 'giftCard',
          subjectId: giftCardId,
          before: { state: card.state },
          after: { state: moved.value, reason },
        },
        { staff, requestId },
      );
      return ok(null);
    });
  }
}
