import { Controller } from '@nestjs/common';
import {
  changeShopBays,
  getAdminShop,
  type HandlerInput,
  listShops,
  type ReplyOf,
} from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { ChangeBays } from '../change-bays.js';
import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { ShopListReader } from './shop.reader.js';

@Controller()
export class StaffShopsController {
  constructor(
    private readonly shops: ShopListReader,
    private readonly changeBays: ChangeBays,
  ) {}

  @Bind(listShops)
  async list(@Input() { query }: HandlerInput<typeof listShops>) {
    return ok(await this.shops.page(query));
  }

  @Bind(getAdminShop)
  show(@Input() { params }: HandlerInput<typeof getAdminShop>) {
    return this.shop(params.id);
  }

  @Bind(changeShopBays)
  async change(
    @Input() { params, body }: HandlerInput<typeof changeShopBays>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const changed = await this.changeBays.run(params.id, body, { staff, requestId });
    return changed.ok ? this.shop(params.id) : changed;
  }

  private async shop(id: string): Promise<Result<ReplyOf<typeof getAdminShop>>> {
    const found = await this.shops.find(id);
    return found === null ? refuse('record.missing') : ok(found);
  }
}
