import { changeShopSettings, getShopSettings, listShopSettingsVersions } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

export type SettingsChange = BodyOf<typeof changeShopSettings>;

/** Settings of every page, current and former. */
export const settingsCalls = {
  shopSettings: () => client.call(getShopSettings, {}),
  shopSettingsVersions: () => client.call(listShopSettingsVersions, {}),
  changeShopSettings: (body: SettingsChange, idempotencyKey: string) =>
    client.call(changeShopSettings, { body }, { idempotencyKey }),
};

export const useSettingsCalls = () => useCalls(settingsCalls);
