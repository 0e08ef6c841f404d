import { changeShopSettings, type ShopSettings } from '@simpletread/contract';

import { formContract } from '../../shell/form/index.js';
import { type SettingsForm, settingsOf } from './settings-form.js';

/** Fields of the settings that the form names otherwise. */
const fieldOf = (path: string): string =>
  path
    .replace(/^settings\./, '')
    .replace(/^paymentTypeDiscountInPercentage\./, 'percents.')
    .replace(/^payLaterLimits\.(\w+)\.(least|most)InCents/, 'limits.$1.$2');

interface SettingsInput {
  readonly version: number;
  readonly settings: ShopSettings;
}

/** Checks settings by the contract. The version doesn't matter to the check. */
export const settingsContract = formContract<SettingsForm, SettingsInput>({
  schema: changeShopSettings.body,
  inputOf: (form) => ({ version: 1, settings: settingsOf(form) }),
  fieldOf,
});
