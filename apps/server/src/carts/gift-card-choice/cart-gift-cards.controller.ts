import { Controller } from '@nestjs/common';
import {
  type CartGiftCards,
  chooseGiftCard,
  dropGiftCard,
  getCartGiftCards,
  type HandlerInput,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { BearerToken, Bind, Input, MaybeCustomer } from '../../platform/http/index.js';
import { CartGiftCard } from './cart-gift-card.js';

/** Endpoints for a cart's gift card. */
@Controller()
export class CartGiftCardsController {
  constructor(private readonly cartCard: CartGiftCard) {}

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
}
