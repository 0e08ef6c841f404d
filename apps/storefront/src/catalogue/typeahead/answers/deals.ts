import type { Deal } from './deal';
import type { ResultGroup, ResultItem } from './search-groups';

const FILTER_NAMES = ['category', 'brand', 'subtype', 'promotion'] as const;
/** Pages whose results read filters from their address. */
const RESULTS = /^\/(tire-sizes\/[^/?#]+|vehicles\/[^/?#]+\/[^/?#]+\/[^/?#]+)(?=[?#]|$)/;

/** True if an answer may be followed under `deal`: it leads to one of its routes [R4.05]. */
export const isTargetOf = ({ targetRoutes }: Deal, href: string): boolean =>
  targetRoutes.length === 0 ||
  targetRoutes.some((route) => {
    const path = href.split(/[?#]/)[0] ?? '';
    return path === route || path.startsWith(`${route}/`);
  });

/** Returns an answer's address with the deal's filters on its results; pages without results stay unchanged. */
export const withDealFilters = ({ filters }: Deal, href: string): string => {
  if (!RESULTS.test(href)) return href;
  const url = new URL(href, 'http://shop');
  for (const name of FILTER_NAMES)
    if (filters[name].length > 0) url.searchParams.set(name, filters[name].join(','));
  return `${url.pathname}${url.search.replaceAll('%2C', ',')}${url.hash}`;
};

const underDeal = (deal: Deal, item: ResultItem): ResultItem[] => {
  if (item.action.type !== 'link') return [item];
  if (!isTargetOf(deal, item.action.link)) return [];
  const link = withDealFilters(deal, item.action.link);
  return [{ ...item, href: link, action: { ...item.action, link } }];
};

/** Returns the answers that remain under `deal`, with its filters; empty groups are left out. */
export const groupsUnderDeal = (groups: readonly ResultGroup[], deal: Deal | null): ResultGroup[] =>
  groups.flatMap((group) => {
    if (deal === null) return [group];
    const items = group.items.flatMap((item) => underDeal(deal, item));
    return items.length === 0 ? [] : [{ ...group, items }];
  });

const ofBrand = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Returns the filter pill's text under `deal`: `Michelin deals`, or the deal's own name if it covers all brands. */
export const dealFilterLabel = ({ filters, label }: Deal): string => {
  const brands = filters.brand.map(ofBrand);
  if (brands.length === 0 || brands.length > 3) return /deals?$/i.test(label) ? label : `${label} deals`;
  return `${brands.join(', ')} deals`;
};
