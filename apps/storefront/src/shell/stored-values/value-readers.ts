import {
  FULFILMENTS,
  CART_ITEM,
  USER_ZIP_ITEM,
  SELECTED_SHOP_ITEM,
  SHIPPING_OPTION_ITEM,
  INSTALL_LOCATION_ITEM,
  VEHICLE_ITEM,
  CLOSED_BANNERS_ITEM,
  HELPFUL_VOTES_ITEM,
  FILTERS_ITEM,
  TRAFFIC_SOURCE_ITEM,
  AB_VALUES_ITEM,
  ANALYTICS_SESSION_ITEM,
  INSTALLER_IDS_ITEM,
  WIDGET_SOURCE_ITEM,
  USER_TYPE_ITEM,
  COUNTED_ORDER_ITEM,
  type AnalyticsSession,
  type ConsentCategory,
  type StoredItem,
  type TrafficSource,
} from '@simpletread/domain';
import { fields, list, oneOf, orNull, type Reader, text, wholeNumber, words } from './shapes';

/** A value stored by this browser for us: its place, its consent category and its reader. */
export interface BrowserValue<T> {
  readonly key: string;
  /** `sessionStorage`: until the browser session ends. */
  readonly place: 'localStorage' | 'sessionStorage';
  readonly category: ConsentCategory;
  readonly read: Reader<T>;
}

const kept = <T>({ name, place, category }: StoredItem, read: Reader<T>): BrowserValue<T> => ({
  key: name,
  place,
  category,
  read,
});

export interface KeptCart {
  /** Null until a page reports its cart. */
  readonly cartId: string | null;
  readonly quantity: number;
}

/** Sources of a ZIP: the visitor, their device's position, or their account. */
export const ZIP_SETTERS = ['visitor', 'geolocation', 'personalization'] as const;
export type ZipSetter = (typeof ZIP_SETTERS)[number];

export interface KeptZip {
  readonly zip: string;
  readonly setBy: ZipSetter;
}

export interface KeptShop {
  readonly code: string;
  readonly name: string;
}

export interface KeptVehicle {
  /** `make/model/year/trim`. */
  readonly key: string;
  readonly name: string;
  readonly href: string;
}

export interface KeptFilter {
  readonly name: string;
  readonly value: string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const ZIP = /^\d{5}$/;
const WORD = /^[\w .+~-]{1,80}$/;
const CODE = /^[\w-]{1,40}$/;
const LABEL = /^[^<>]{1,120}$/;
const PATH = /^\/(?![/\\])[^\s]{0,300}$/;
const MOST_MS = Number.MAX_SAFE_INTEGER;

const uuid = text(UUID);
const word = text(WORD);

export const CART = kept<KeptCart>(CART_ITEM, fields({ cartId: orNull(uuid), quantity: wholeNumber(400) }));
export const USER_ZIP = kept<KeptZip>(
  USER_ZIP_ITEM,
  fields({ zip: text(ZIP), setBy: oneOf(...ZIP_SETTERS) }),
);
export const SELECTED_SHOP = kept<KeptShop>(
  SELECTED_SHOP_ITEM,
  fields({ code: text(CODE), name: text(LABEL) }),
);
export const SHIPPING_OPTION = kept(SHIPPING_OPTION_ITEM, oneOf(...FULFILMENTS));
export const INSTALL_LOCATION = kept<{ readonly zip: string }>(
  INSTALL_LOCATION_ITEM,
  fields({ zip: text(ZIP) }),
);
export const VEHICLE = kept<KeptVehicle>(
  VEHICLE_ITEM,
  fields({ key: text(/^[^\s<>]{1,240}$/), name: text(LABEL), href: text(PATH) }),
);
export const CLOSED_BANNERS = kept(CLOSED_BANNERS_ITEM, list(text(/^[a-z0-9-]{1,64}$/), 50));
export const HELPFUL_VOTES = kept(HELPFUL_VOTES_ITEM, list(uuid, 200));
export const FILTERS = kept<readonly KeptFilter[]>(
  FILTERS_ITEM,
  list(fields<KeptFilter>({ name: text(/^[a-zA-Z]{1,20}$/), value: text(/^[\w ,.+-]{1,200}$/) }), 20),
);
export const TRAFFIC_SOURCE = kept<TrafficSource>(
  TRAFFIC_SOURCE_ITEM,
  fields({
    source: word,
    medium: word,
    campaign: orNull(word),
    term: orNull(word),
    content: orNull(word),
  }),
);
export const AB_VALUES = kept(AB_VALUES_ITEM, words(/^[\w-]{1,60}$/, 20));
export const ANALYTICS_SESSION = kept<AnalyticsSession>(
  ANALYTICS_SESSION_ITEM,
  fields({ id: uuid, startedAtMs: wholeNumber(MOST_MS), lastAtMs: wholeNumber(MOST_MS) }),
);
export const INSTALLER_IDS = kept(INSTALLER_IDS_ITEM, list(text(CODE), 60));
export const WIDGET_SOURCE = kept(WIDGET_SOURCE_ITEM, text(/^[\w-]{1,60}$/));
export const USER_TYPE = kept(USER_TYPE_ITEM, oneOf('guest', 'customer'));
export const COUNTED_ORDER = kept(COUNTED_ORDER_ITEM, text(/^[\w-]{1,40}$/));

/** All of them; nothing else is stored. */
export const BROWSER_VALUES: readonly BrowserValue<unknown>[] = [
  CART,
  USER_ZIP,
  SELECTED_SHOP,
  SHIPPING_OPTION,
  INSTALL_LOCATION,
  VEHICLE,
  CLOSED_BANNERS,
  HELPFUL_VOTES,
  FILTERS,
  TRAFFIC_SOURCE,
  AB_VALUES,
  ANALYTICS_SESSION,
  INSTALLER_IDS,
  WIDGET_SOURCE,
  USER_TYPE,
  COUNTED_ORDER,
];
