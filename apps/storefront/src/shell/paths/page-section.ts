import { PAGE_SECTIONS, type PageSection } from '@simpletread/domain';
import { CHECKOUT_PATH, DEALS_PATH, SHOPS_PATH } from './routes';

const PATHS: Readonly<Record<PageSection, string>> = {
  checkout: CHECKOUT_PATH,
  shops: SHOPS_PATH,
  deals: DEALS_PATH,
};

/** Whether `path` is `parent` or a page below it. */
export const isWithin = (path: string, parent: string): boolean =>
  path === parent || path.startsWith(`${parent}/`);

/** The section that the page at `path` lies in, for navigation, layout and analytics alike; null for a page of none. */
export const pageSectionOf = (path: string): PageSection | null =>
  PAGE_SECTIONS.find((section) => isWithin(path, PATHS[section])) ?? null;
