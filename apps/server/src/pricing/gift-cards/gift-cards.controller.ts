import { Controller } from '@nestjs/common';
import {
  type HandlerInput,
  type HandlerReply,
  listMyGiftCards,
  makeGiftCardCode,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, Customer, Input } from '../../platform/http/index.js';
import { GiftCardRepository } from './gift-card.repository.js';
import { MakeGiftCardCode } from './make-code.js';

/** Endpoints for a customer's own gift cards. */
@Controller()
export class GiftCardsController {
  constructor(
    private readonly cards: GiftCardRepository,
    private readonly makeCode: MakeGiftCardCode,
  ) {}

  @Bind(listMyGiftCards)
  async mine(
    @Customer() { accountId }: CustomerPrincipal,
  ): Promise<Result<HandlerReply<typeof listMyGiftCards>>> {
    const cards = await this.cards.ofAccount(accountId);
    return ok({
      giftCards: cards.map(({ accountId: _, version: __, createdAt, ...card }) => ({
        ...card,
        createdAt: createdAt.toISOString(),
      })),
    });
  }

  @Bind(makeGiftCardCode)
  code(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof makeGiftCardCode>,
  ): Promise<Result<HandlerReply<typeof makeGiftCardCode>>> {
    return this.makeCode.run(params.giftCardId, accountId);
  }
}
