import {
  HUB_FAMILIES,
  listHubAddresses,
  listLineAddresses,
  listShopAddresses,
  listShopAreas,
  listTireAddresses,
  listVehicleAddresses,
} from '@simpletread/contract';
import { DICTIONARY_PATH } from '@simpletread/domain';
import { readPublishedPaths } from '../../content';
import { readForMachines } from '../../shell/api';
import {
  hubPathOf,
  lineHref,
  makeHref,
  productHref,
  shopAreaHref,
  shopHref,
  vehicleHref,
} from '../../shell/paths';

import { absolute } from '../../shell/search-engines';
import { HUBS_PER_FILE, TIRES_PER_FILE } from './sitemap-files';
import type { SitemapEntry } from './sitemap-xml';

interface PathEntry {
  readonly path: string;
  readonly modifiedAt?: string;
}

/** Pages that exist whatever the shop sells. Pages for a single shopper are left out. */
const OWN_PAGES = [
  ...['/', '/brands', '/categories', '/types', '/vehicles', '/tire-sizes', '/tire-reviews'],
  ...[
    '/tire-deals',
    '/tire-sales',
    '/tire-shops',
    '/learn',
    '/press',
    '/sitemap',
    '/financing',
    '/simplecrew',
  ],
  ...['/military-discount', '/partner-program', '/tire-request', '/installers', '/track-your-order'],
];

const shop = (): Promise<readonly PathEntry[]> => Promise.resolve(OWN_PAGES.map((path) => ({ path })));

const articles = async (): Promise<readonly PathEntry[]> => [
  { path: DICTIONARY_PATH },
  ...(await readPublishedPaths()),
];

const vehicles = async (): Promise<readonly PathEntry[]> => {
  const models = await readForMachines(listVehicleAddresses, {});
  const makes = [...new Set(models.map(({ makeSlug }) => makeSlug))].map(makeHref);
  const paths = models.flatMap(({ makeSlug, modelSlug, years }) => [
    `/vehicles/${makeSlug}/${modelSlug}`,
    ...years.map((year) => vehicleHref(makeSlug, modelSlug, year)),
  ]);
  return [...makes, ...paths].map((path) => ({ path }));
};

const shopAreas = async (): Promise<readonly PathEntry[]> => {
  const { states, cities } = await readForMachines(listShopAreas, { query: {} });
  return [...states, ...cities].map(({ slug }) => ({ path: shopAreaHref(slug) }));
};

const shopPages = async (): Promise<readonly PathEntry[]> => {
  const shops = await readForMachines(listShopAddresses, {});
  return shops.map(({ modifiedAt, ...shop }) => ({ path: shopHref(shop), modifiedAt }));
};

const lines = async (): Promise<readonly PathEntry[]> => {
  const found = await readForMachines(listLineAddresses, {});
  return found.map(({ brandSlug, lineSlug, modifiedAt }) => ({
    path: lineHref(brandSlug, lineSlug),
    modifiedAt,
  }));
};

const tires = async (after: number): Promise<readonly PathEntry[]> => {
  const found = await readForMachines(listTireAddresses, { query: { after, limit: TIRES_PER_FILE } });
  return found.map(({ modifiedAt, ...tire }) => ({ path: productHref(tire), modifiedAt }));
};

const hubs = async (name: string, page: number): Promise<readonly PathEntry[] | null> => {
  const family = HUB_FAMILIES.find((known) => known === name);
  if (family === undefined) return null;
  const { items } = await readForMachines(listHubAddresses, {
    query: { family, page, perPage: HUBS_PER_FILE },
  });
  return items.map((address) => ({ path: hubPathOf(family, address) }));
};

const pathsOf = (name: string): Promise<readonly PathEntry[] | null> => {
  const [, after] = /^tires-(\d{1,10})\.xml\.gz$/.exec(name) ?? [];
  if (after !== undefined) return tires(Number(after));
  const [, family, page] = /^hubs-([a-z-]+)-(\d{1,4})\.xml$/.exec(name) ?? [];
  if (family !== undefined && page !== undefined) return hubs(family, Number(page));
  if (name === 'shop.xml') return shop();
  if (name === 'articles.xml') return articles();
  if (name === 'vehicles.xml') return vehicles();
  if (name === 'shop-areas.xml') return shopAreas();
  if (name === 'shop-pages.xml') return shopPages();
  return name === 'lines.xml' ? lines() : Promise.resolve(null);
};

/** Returns the addresses of a sitemap file; null if there is no such file, or if it is empty. */
export const sitemapEntries = async (name: string): Promise<readonly SitemapEntry[] | null> => {
  const paths = await pathsOf(name);
  if (paths === null || paths.length === 0) return null;
  return paths.map(({ path, modifiedAt }) => ({ url: absolute(path), modifiedAt: modifiedAt ?? null }));
};
