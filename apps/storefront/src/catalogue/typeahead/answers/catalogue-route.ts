import { CATALOGUE_AREAS, type CatalogueArea } from '@simpletread/domain';

const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? '';

/** Returns the catalogue section in which a search ends; null for other pages, and for the open page with another query. */
export const catalogueAreaOf = (href: string, openPath: string): CatalogueArea | null => {
  const path = pathOf(href);
  if (path === openPath) return null;
  const [, first] = path.split('/');
  return CATALOGUE_AREAS.find((area) => area === first) ?? null;
};
