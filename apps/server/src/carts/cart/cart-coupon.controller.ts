import { Controller } from '@nestjs/common';
import { type CartReply, type HandlerInput, removeCartCoupon, setCartCoupon } from '@simpletread/contract';
import { mapResult, ok, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { BearerToken, Bind, CallerAddress, Input, MaybeCustomer } from '../../platform/http/index.js';
import { CouponCodes } from '../../pricing/index.js';
import { cartAt } from './cart-at.js';
import { ChangeCart } from './change-cart.js';

@Controller()
export class CartCouponController {
  constructor(
    private readonly changeCart: ChangeCart,
    private readonly coupons: CouponCodes,
  ) {}

  @Bind(setCartCoupon, { rate: 'strict' })
  enter(
    @BearerToken() token: string,
    @Input() { body }: HandlerInput<typeof setCartCoupon>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CallerAddress() address: string | null,
  ): Promise<Result<CartReply>> {
    return this.changeCart.run(cartAt(token, body, customer), async ({ cart }) => {
      const current = body.isReplacing ? null : cart.couponCode;
      const found = await this.coupons.resolve({
        text: body.code,
        current,
        guesser: cart.cartId,
        address,
        buyer: { accountId: customer?.accountId ?? null, shipTo: cart.shipTo },
      });
      return mapResult(found, ({ code }) => ({ couponCode: code }));
    });
  }

  @Bind(removeCartCoupon)
  remove(
    @BearerToken() token: string,
    @Input() { query }: HandlerInput<typeof removeCartCoupon>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<CartReply>> {
    return this.changeCart.run(cartAt(token, query, customer), () => ok({ couponCode: null }));
  }
}
