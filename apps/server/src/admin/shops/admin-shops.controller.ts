import { Controller } from '@nestjs/common';
import {
  changeShopBays,
  getAdminShop,
  type HandlerInput,
  listCrowdedSlots,
  listInstallerApplications,
  listShops,
  type ReplyOf,
} from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { ChangeBays } from '../../installers/index.js';
import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../platform/http/index.js';
import { CrowdedSlotReader } from './crowded-slot.reader.js';
import { InstallerApplicationListReader } from './installer-application-list.reader.js';
import { ShopListReader } from './shop.reader.js';

@Controller()
export class AdminShopsController {
  constructor(
    private readonly shops: ShopListReader,
    private readonly applications: InstallerApplicationListReader,
    private readonly changeBays: ChangeBays,
    private readonly crowded: CrowdedSlotReader,
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
  show(@Input() { params }: HandlerInput<typeof getAdminShop>) {
    return this.shop(params.id);
  }

  @Bind(listCrowdedSlots)
  async listCrowded(@Input() { params }: HandlerInput<typeof listCrowdedSlots>) {
    return ok({ slots: await this.crowded.ofShop(params.id) });
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
