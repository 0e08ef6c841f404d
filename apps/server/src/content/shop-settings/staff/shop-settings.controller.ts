import { Controller } from '@nestjs/common';
import {
  changeShopSettings,
  getShopSettings,
  type HandlerInput,
  listShopSettingsVersions,
} from '@simpletread/contract';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { ChangeShopSettings } from '../change-shop-settings.js';

@Controller()
export class StaffShopSettingsController {
  constructor(private readonly settings: ChangeShopSettings) {}

  @Bind(getShopSettings)
  show() {
    return this.settings.show();
  }

  @Bind(listShopSettingsVersions)
  listVersions() {
    return this.settings.versions();
  }

  @Bind(changeShopSettings)
  change(
    @Input() { body }: HandlerInput<typeof changeShopSettings>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.settings.run(body, { staff, requestId });
  }
}
