import { Controller } from '@nestjs/common';
import { type HandlerInput, listShopRotations } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { Bind, Input } from '../../../platform/http/index.js';
import { ShopRotationsReader } from './shop-rotations.reader.js';

@Controller()
export class StaffShopRotationsController {
  constructor(private readonly rotations: ShopRotationsReader) {}

  @Bind(listShopRotations)
  async list(@Input() { params }: HandlerInput<typeof listShopRotations>) {
    return ok({ rotations: await this.rotations.ofShop(params.id) });
  }
}
