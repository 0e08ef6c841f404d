import { Controller } from '@nestjs/common';
import {
  addCartLines,
  type CartReply,
  changeCartLine,
  type HandlerInput,
  removeCartLine,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import { BearerToken, Bind, Input } from '../platform/http/index.js';
import { AddCartLines } from './add-cart-lines.js';
import { ChangeCart } from './change-cart.js';
import { ChangeCartLine } from './change-cart-line.js';
import { RemoveCartLine } from './remove-cart-line.js';
import { SetCartVehicle } from './set-cart-vehicle.js';

@Controller()
export class CartLinesController {
  constructor(
    private readonly changeCart: ChangeCart,
    private readonly addLines: AddCartLines,
    private readonly changeLine: ChangeCartLine,
    private readonly removeLine: RemoveCartLine,
    private readonly setVehicle: SetCartVehicle,
  ) {}

  @Bind(addCartLines)
  add(
    @BearerToken() token: string,
    @Input() { body }: HandlerInput<typeof addCartLines>,
  ): Promise<Result<CartReply>> {
    return this.changeCart.run({ token, version: body.version }, async (tx, cart) => {
      const vehicle = body.vehicle === undefined ? cart.vehicle : body.vehicle;
      if (body.vehicle !== undefined) {
        const chosen = await this.setVehicle.run(tx, cart, body.vehicle);
        if (!chosen.ok) return chosen;
      }
      return this.addLines.run(tx, { ...cart, vehicle }, body.lines);
    });
  }

  @Bind(changeCartLine)
  change(
    @BearerToken() token: string,
    @Input() { params, body }: HandlerInput<typeof changeCartLine>,
  ): Promise<Result<CartReply>> {
    const { version, ...change } = body;
    return this.changeCart.run({ token, version }, (tx, cart) =>
      this.changeLine.run(tx, cart, { ...change, lineId: params.lineId }),
    );
  }

  @Bind(removeCartLine)
  remove(
    @BearerToken() token: string,
    @Input() { params, query }: HandlerInput<typeof removeCartLine>,
  ): Promise<Result<CartReply>> {
    return this.changeCart.run({ token, version: query.version }, (tx, cart) =>
      this.removeLine.run(tx, cart, params.lineId),
    );
  }
}
