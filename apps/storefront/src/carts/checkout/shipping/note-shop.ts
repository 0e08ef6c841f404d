'use client';

import type { ShopCard } from '@simpletread/contract';
import { track } from '../../../shell/analytics-events';
import {
  INSTALL_LOCATION,
  INSTALLER_IDS,
  readValue,
  SELECTED_SHOP,
  writeValue,
} from '../../../shell/stored-values';

/** Remembers the offered shops for this visit. */
export const noteOfferedShops = (shops: readonly ShopCard[]): void => {
  if (shops.length > 0) writeValue(INSTALLER_IDS, shops.map(({ code }) => code).slice(0, 60));
};

/** Remembers the chosen shop, and counts its position in the list. */
export const noteShop = (shops: readonly ShopCard[], code: string): void => {
  const offered = readValue(INSTALLER_IDS) ?? [];
  const shop = shops.find((one) => one.code === code);
  if (shop !== undefined) writeValue(SELECTED_SHOP, { code, name: shop.company });
  track({
    name: 'Installer Selected',
    properties: { installerId: code, position: offered.indexOf(code) + 1, offered: offered.length },
  });
};

/** Remembers the ZIP of a shop search. An invalid ZIP is not stored. */
export const noteShopZip = (text: string): void => {
  const zip = text.trim().slice(0, 5);
  if (/^\d{5}$/.test(zip)) writeValue(INSTALL_LOCATION, { zip });
};
