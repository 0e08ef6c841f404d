import { Injectable } from '@nestjs/common';
import type { checkDevice, ReplyOf } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { CartRepository } from '../cart/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { DeviceTokens } from './device-tokens.js';
import { FraudSignals } from './fraud-signals.js';

/** Tells fraud detection which browser is about to pay for which cart. */
@Injectable()
export class CheckDevice {
  constructor(
    private readonly carts: CartRepository,
    private readonly tokens: DeviceTokens,
    private readonly signals: FraudSignals,
  ) {}

  async run(
    cartToken: string,
    known: string | null,
  ): Promise<Result<ReplyOf<typeof checkDevice>, 'record.missing'>> {
    const cart = await this.carts.find(hashToken(cartToken));
    if (cart === null) return refuse('record.missing');
    if (!this.signals.isWanted) return ok({ deviceToken: null });
    const deviceToken = known !== null && this.tokens.isOurs(known) ? known : this.tokens.make();
    await this.signals.tell({ deviceToken, cartId: cart.cartId });
    return ok({ deviceToken });
  }
}
