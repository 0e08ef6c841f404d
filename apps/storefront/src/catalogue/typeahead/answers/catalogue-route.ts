import { CATALOGUE_AREAS, type CatalogueArea } from '@simpletread/domain';

const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? '';

/**
 * The part of the catalogue that a search is left for; null where it leads elsewhere, or shallowly: to the page that is open, with
 * another query.
 */
export const catalogueAreaOf = (href: string, openPath: string): CatalogueArea | null => {
  const path = pathOf(href);
  if (path === openPath) return null;
  const [, first] = path.split('/');
  return CATALOGUE_AREAS.find((area) => area === first) ?? null;
};
