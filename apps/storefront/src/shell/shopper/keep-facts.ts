'use client';

import { hasName, nameFor, SHIPPING_DRAFT_ITEM, trafficSourceOf } from '@simpletread/domain';
import {
  AB_VALUES,
  CART,
  CLOSED_BANNERS,
  followTabs,
  type KeptVehicle,
  type KeptZip,
  readValue,
  TRAFFIC_SOURCE,
  USER_TYPE,
  USER_ZIP,
  VEHICLE,
  WIDGET_SOURCE,
  writeValue,
} from '../stored-values';

/** The server's facts about its visitor, for this browser to store. */
export interface ShopperFacts {
  readonly cartQuantity: number;
  readonly zip: KeptZip | null;
  readonly vehicle: KeptVehicle | null;
  readonly userType: 'guest' | 'customer';
  readonly variants: Readonly<Record<string, string>>;
  readonly closedBanners: readonly string[];
}

/** The visit's origin: the campaign, and the partner page it started on. */
const keepLanding = (query: URLSearchParams): void => {
  const traffic = trafficSourceOf(query);
  if (traffic !== null) writeValue(TRAFFIC_SOURCE, traffic);
  if (query.get('channel') === 'widget') writeValue(WIDGET_SOURCE, query.get('source'));
};

const forgetDrafts = (cartId: string | null): void => {
  const storage = window[SHIPPING_DRAFT_ITEM.place];
  const own = cartId === null ? null : nameFor(SHIPPING_DRAFT_ITEM, cartId);
  for (const key of Object.keys(storage))
    if (hasName(SHIPPING_DRAFT_ITEM, key) && key !== own) storage.removeItem(key);
};

/** Stores the shown cart. An address draft for another cart is deleted. */
export const keepCart = (cartId: string, quantity: number): void => {
  writeValue(CART, { cartId, quantity });
  forgetDrafts(cartId);
};

const keepQuantity = (quantity: number): void => {
  const kept = readValue(CART);
  if (quantity === 0) writeValue(CART, null);
  else if (kept?.quantity !== quantity) writeValue(CART, { cartId: kept?.cartId ?? null, quantity });
};

/** Stores the page's facts and the visit's origin, and follows other tabs from then on. */
export const keepFacts = (facts: ShopperFacts): void => {
  const { cartQuantity, zip, vehicle, userType, variants, closedBanners } = facts;
  followTabs();
  keepLanding(new URLSearchParams(window.location.search));
  keepQuantity(cartQuantity);
  writeValue(USER_ZIP, zip);
  writeValue(VEHICLE, vehicle);
  writeValue(USER_TYPE, userType);
  writeValue(AB_VALUES, variants);
  writeValue(CLOSED_BANNERS, closedBanners.length === 0 ? null : closedBanners);
};
