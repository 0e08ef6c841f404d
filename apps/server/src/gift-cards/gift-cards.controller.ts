import { Controller } from '@nestjs/common';
import {
  type CartGiftCards,
  chooseGiftCard,
  dropGiftCard,
  getCartGiftCards,
  type HandlerInput,
  type HandlerReply,
  listMyGiftCards,
  makeGiftCardCode,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../platform/access/index.js';
import { BearerToken, Bind, Customer, Input, MaybeCustomer } from '../platform/http/index.js';
import { CartGiftCard } from './cart-gift-card.js';
import { GiftCardRepository } from './gift-card.repository.js';
import { MakeGiftCardCode } from './make-code.js';

/** What shoppers do with gift cards. */
@Controller()
export class GiftCardsController {
  constructor(
    private readonly cartCard: CartGiftCard,
    private readonly cards: GiftCardRepository,
    private readonly makeCode: MakeGiftCardCode,
  ) {}

  @Bind(getCartGiftCards)
  show(
    @BearerToken() cartToken: string,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<CartGiftCards>> {
    return this.cartCard.show({ cartToken, accountId: customer?.accountId ?? null });
  }

  @Bind(chooseGiftCard, { rate: 'strict' })
  choose(
    @BearerToken() cartToken: string,
    @Input() { body }: HandlerInput<typeof chooseGiftCard>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<CartGiftCards>> {
    return this.cartCard.choose({ cartToken, accountId: customer?.accountId ?? null }, body);
  }

  @Bind(dropGiftCard)
  drop(
    @BearerToken() cartToken: string,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<CartGiftCards>> {
    return this.cartCard.drop({ cartToken, accountId: customer?.accountId ?? null });
  }

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
