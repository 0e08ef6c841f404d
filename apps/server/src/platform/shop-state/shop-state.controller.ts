import { Controller } from '@nestjs/common';
import { getShopState } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { Clock } from '../clock/index.js';
import { Bind } from '../http/index.js';
import { ShopVersions } from './shop-versions.js';

@Controller()
export class ShopStateController {
  constructor(
    private readonly versions: ShopVersions,
    private readonly clock: Clock,
  ) {}

  @Bind(getShopState)
  async show() {
    const { version, validUntil } = await this.versions.at(this.clock.now());
    return ok({ version, validUntil: validUntil?.toISOString() ?? null });
  }
}
