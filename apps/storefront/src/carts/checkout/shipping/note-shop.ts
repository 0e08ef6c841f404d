'use client';

import type { ShopCard } from '@simpletread/contract';
import { track } from '../../../shell/analytics';
import {
  INSTALL_LOCATION,
  INSTALLER_IDS,
  readValue,
  SELECTED_SHOP,
  writeValue,
} from '../../../shell/stored-values';

/** Remembers for this visit which shops were shown. */
export const noteOfferedShops = (shops: readonly ShopCard[]): void => {
  if (shops.length > 0) writeValue(INSTALLER_IDS, shops.map(({ code }) => code).slice(0, 60));
};

/** Remembers the chosen shop, and counts where in the list it stood. */
export const noteShop = (shops: readonly ShopCard[], code: string): void => {
  const offered = readValue(INSTALLER_IDS) ?? [];
  const shop = shops.find((one) => one.code === code);
  if (shop !== undefined) writeValue(SELECTED_SHOP, { code, name: shop.company });
  track({
    name: 'Installer Selected',
    properties: { installerId: code, position: offered.indexOf(code) + 1, offered: offered.length },
  });
};

/** Remembers the ZIP that shops were looked for around. What is no ZIP is not kept. */
export const noteShopZip = (text: string): void => {
  const zip = text.trim().slice(0, 5);
  if (/^\d{5}$/.test(zip)) writeValue(INSTALL_LOCATION, { zip });
};
