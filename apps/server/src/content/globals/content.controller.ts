import { Controller } from '@nestjs/common';
import {
  changeShopSettings,
  getGlobals,
  getShopSettings,
  type HandlerInput,
  listShopSettingsVersions,
} from '@simpletread/contract';

import type { Preview, StaffPrincipal } from '../../platform/access/index.js';
import { Bind, CurrentPreview, Input, RequestId, Staff } from '../../platform/http/index.js';
import { ChangeShopSettings } from '../shop-settings/index.js';
import { ShowGlobals } from './show-globals.js';

@Controller()
export class ContentController {
  constructor(
    private readonly showGlobals: ShowGlobals,
    private readonly settings: ChangeShopSettings,
  ) {}

  @Bind(getGlobals)
  globals(@Input() { query }: HandlerInput<typeof getGlobals>, @CurrentPreview() preview: Preview | null) {
    return preview === null ? this.showGlobals.run(query) : this.showGlobals.inPreview(preview);
  }

  @Bind(getShopSettings)
  showSettings() {
    return this.settings.show();
  }

  @Bind(listShopSettingsVersions)
  listVersions() {
    return this.settings.versions();
  }

  @Bind(changeShopSettings)
  changeSettings(
    @Input() { body }: HandlerInput<typeof changeShopSettings>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.settings.run(body, { staff, requestId });
  }
}
