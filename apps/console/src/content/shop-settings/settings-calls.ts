import { changeShopSettings, getShopSettings, listShopSettingsVersions } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

export type SettingsChange = BodyOf<typeof changeShopSettings>;

/** What every page of the shop shows, and what it showed before. */
export const settingsCalls = {
  shopSettings: () => client.call(getShopSettings, {}),
  shopSettingsVersions: () => client.call(listShopSettingsVersions, {}),
  changeShopSettings: (body: SettingsChange, idempotencyKey: string) =>
    client.call(changeShopSettings, { body }, { idempotencyKey }),
};

export const useSettingsCalls = () => useCalls(settingsCalls);
