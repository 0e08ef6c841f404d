import { Controller } from '@nestjs/common';
import { getAdminShop, type HandlerInput, listInstallerApplications, listShops } from '@simpletread/contract';
import { ok, refuse } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, Input, Staff } from '../../platform/http/index.js';
import { InstallerApplicationListReader } from './installer-application-list.reader.js';
import { ShopListReader } from './shop.reader.js';

@Controller()
export class AdminShopsController {
  constructor(
    private readonly shops: ShopListReader,
    private readonly applications: InstallerApplicationListReader,
  ) {}

  @Bind(listShops)
  async list(@Input() { query }: HandlerInput<typeof listShops>) {
    return ok(await this.shops.page(query));
  }

  @Bind(listInstallerApplications)
  async listApplications(
    @Input() { query }: HandlerInput<typeof listInstallerApplications>,
    @Staff() { staffId }: StaffPrincipal,
  ) {
    return ok(await this.applications.page(query, staffId));
  }

  @Bind(getAdminShop)
  async show(@Input() { params }: HandlerInput<typeof getAdminShop>) {
    const found = await this.shops.find(params.id);
    return found === null ? refuse('record.missing') : ok(found);
  }
}
