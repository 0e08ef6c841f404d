import { Controller } from '@nestjs/common';
import { type CartReply, type HandlerInput, setCartPaymentMethod } from '@simpletread/contract';
import {
  checkLenderFor,
  checkOffered,
  isPayLater,
  ok,
  type PaymentMethod,
  type Result,
} from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Config } from '../../platform/config/index.js';
import { BearerToken, Bind, Input, MaybeCustomer } from '../../platform/http/index.js';
import { cartAt } from './cart-at.js';
import { ChangeCart } from './change-cart.js';

@Controller()
export class CartPaymentMethodController {
  constructor(
    private readonly changeCart: ChangeCart,
    private readonly config: Config,
  ) {}

  @Bind(setCartPaymentMethod)
  choose(
    @BearerToken() token: string,
    @Input() { body }: HandlerInput<typeof setCartPaymentMethod>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<CartReply>> {
    return this.changeCart.run(cartAt(token, body, customer), () =>
      this.offered(body.method, customer?.accountTypes ?? []),
    );
  }

  private offered(
    paymentMethod: PaymentMethod,
    accountTypes: CustomerPrincipal['accountTypes'],
  ): Result<{ paymentMethod: PaymentMethod }> {
    if (isPayLater(paymentMethod)) {
      const offered = checkOffered(paymentMethod, this.config.payLaterMethods);
      if (!offered.ok) return offered;
      const theirs = checkLenderFor(paymentMethod, accountTypes);
      if (!theirs.ok) return theirs;
    }
    return ok({ paymentMethod });
  }
}
