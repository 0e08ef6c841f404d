import { Controller } from '@nestjs/common';
import {
  addCartLines,
  type CartReply,
  changeCartLine,
  type HandlerInput,
  removeCartLine,
} from '@simpletread/contract';
import { mapResult, ok, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { BearerToken, Bind, Input, MaybeCustomer } from '../../../platform/http/index.js';
import { AddCartLines } from './add-cart-lines.js';
import { cartAt } from '../cart-at.js';
import { ChangeCart } from '../change-cart.js';
import { changeLine } from './change-cart-line.js';
import { removeLine } from './remove-cart-line.js';
import { SetCartVehicle } from '../vehicle/set-cart-vehicle.js';

@Controller()
export class CartLinesController {
  constructor(
    private readonly changeCart: ChangeCart,
    private readonly addLines: AddCartLines,
    private readonly setVehicle: SetCartVehicle,
    private readonly clock: Clock,
  ) {}

  @Bind(addCartLines)
  add(
    @BearerToken() token: string,
    @Input() { body }: HandlerInput<typeof addCartLines>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<CartReply>> {
    return this.changeCart.run(cartAt(token, body, customer), async (open) => {
      const chosen = body.vehicle === undefined ? ok({}) : await this.setVehicle.run(open, body.vehicle);
      if (!chosen.ok) return chosen;
      const { cart, tires } = open;
      const added = await this.addLines.run({ ...cart, ...chosen.value, tires }, body.lines);
      return mapResult(added, (change) => ({ ...chosen.value, ...change }));
    });
  }

  @Bind(changeCartLine)
  change(
    @BearerToken() token: string,
    @Input() { params, body }: HandlerInput<typeof changeCartLine>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<CartReply>> {
    const { version, ...change } = body;
    return this.changeCart.run(cartAt(token, { version }, customer), (open) =>
      changeLine(open, { ...change, lineId: params.lineId, at: this.clock.now() }),
    );
  }

  @Bind(removeCartLine)
  remove(
    @BearerToken() token: string,
    @Input() { params, query }: HandlerInput<typeof removeCartLine>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<CartReply>> {
    return this.changeCart.run(cartAt(token, query, customer), ({ cart }) => removeLine(cart, params.lineId));
  }
}
