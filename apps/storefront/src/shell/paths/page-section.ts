import { PAGE_SECTIONS, type PageSection } from '@simpletread/domain';
import { CHECKOUT_PATH, DEALS_PATH, SHOPS_PATH } from './routes';

const PATHS: Readonly<Record<PageSection, string>> = {
  checkout: CHECKOUT_PATH,
  shops: SHOPS_PATH,
  deals: DEALS_PATH,
};

/** True if `path` is `parent` or a page below it. */
export const isWithin = (path: string, parent: string): boolean =>
  path === parent || path.startsWith(`${parent}/`);

/** Returns the section of the page at `path`, for navigation, layout and analytics; null without one. */
export const pageSectionOf = (path: string): PageSection | null =>
  PAGE_SECTIONS.find((section) => isWithin(path, PATHS[section])) ?? null;
