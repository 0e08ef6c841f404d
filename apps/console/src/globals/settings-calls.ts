import {
  type CallInput,
  changeShopSettings,
  getShopSettings,
  listShopSettingsVersions,
} from '@simpletread/contract';

import { client } from '../api/client.js';

export type SettingsChange = CallInput<typeof changeShopSettings>['body'];

/** What every page of the shop shows, and what it showed before. */
export const settingsCalls = {
  shopSettings: () => client.call(getShopSettings, {}),
  shopSettingsVersions: () => client.call(listShopSettingsVersions, {}),
  changeShopSettings: (body: SettingsChange, idempotencyKey: string) =>
    client.call(changeShopSettings, { body }, { idempotencyKey }),
};
