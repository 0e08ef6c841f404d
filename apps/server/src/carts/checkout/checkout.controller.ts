import { Controller } from '@nestjs/common';
import {
  getOrderByToken,
  getPaymentSetup,
  type HandlerInput,
  type HandlerReply,
  placeOrder,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { PaymentGateway } from '../payments/index.js';
import type { CustomerPrincipal } from '../../platform/access/index.js';
import { BearerToken, Bind, CallerAddress, Input, MaybeCustomer } from '../../platform/http/index.js';
import { ConfirmOrder } from './confirm-order.js';
import { PlaceOrder } from './place-order/place-order.js';

@Controller()
export class CheckoutController {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly placeOrder: PlaceOrder,
    private readonly confirmOrder: ConfirmOrder,
  ) {}

  @Bind(getPaymentSetup)
  paymentSetup(): Result<HandlerReply<typeof getPaymentSetup>> {
    return ok(this.gateway.setup);
  }

  @Bind(placeOrder, { rate: 'strict' })
  place(
    @BearerToken() cartToken: string,
    @Input() { body }: HandlerInput<typeof placeOrder>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CallerAddress() caller: string | null,
  ): Promise<Result<HandlerReply<typeof placeOrder>>> {
    const { payment, ...agreement } = body;
    return this.placeOrder.run({
      ...agreement,
      cartToken,
      payment,
      accountId: customer?.accountId ?? null,
      caller,
    });
  }

  @Bind(getOrderByToken)
  confirmation(
    @BearerToken() token: string,
    @Input() { params }: HandlerInput<typeof getOrderByToken>,
  ): Promise<Result<HandlerReply<typeof getOrderByToken>>> {
    return this.confirmOrder.run(params.orderNumber, token);
  }
}
