import { SHOP_SORTS } from '@simpletread/contract';
import { SHOP_BADGES, SHOP_SERVICES } from '@simpletread/domain';
import { type RawParams, textOf, wholeNumberOf, wordsOf } from '../../shell/paths';

export type ShopSort = (typeof SHOP_SORTS)[number];

/** The part of a list's shops that an address asks for. */
export interface ShopListQuery {
  readonly sort: ShopSort;
  readonly isOpenNow: boolean;
  /** Services and badges by key. */
  readonly offers: readonly string[];
  /** Counted from 1. */
  readonly page: number;
}

/** Every service and badge that lists of shops can be filtered by: key and label. */
export const SHOP_OFFERS: readonly (readonly [key: string, label: string])[] = [
  ...Object.entries(SHOP_BADGES),
  ...Object.entries(SHOP_SERVICES),
];

const MOST_PAGES = 1000;

/** Reads an address; sorts and services that nobody offers are ignored. */
export const shopListQueryOf = (params: RawParams): ShopListQuery => ({
  sort: SHOP_SORTS.find((sort) => sort === textOf(params, 'sort')) ?? 'recommended',
  isOpenNow: textOf(params, 'open') === 'now',
  offers: wordsOf(params, 'offers').filter((word) => SHOP_OFFERS.some(([key]) => key === word)),
  page: wholeNumberOf(params, 'page', 1, MOST_PAGES) ?? 1,
});

/** Returns a list's address, without what is by default. `path` can have a query of its own. */
export const shopListHref = (path: string, { sort, isOpenNow, offers, page }: ShopListQuery): string => {
  const query = [
    ...(sort === 'recommended' ? [] : [`sort=${sort}`]),
    ...(isOpenNow ? ['open=now'] : []),
    ...(offers.length === 0 ? [] : [`offers=${offers.join(',')}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
  ].join('&');
  if (query === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
};

/** True if a query leaves shops out. */
export const hasFilters = ({ isOpenNow, offers }: ShopListQuery): boolean => isOpenNow || offers.length > 0;

/** Returns the filters as the server's addresses write them. */
export const shopFiltersOf = ({ isOpenNow, offers }: ShopListQuery) => ({
  ...(isOpenNow ? { open: 'true' as const } : {}),
  ...(offers.length === 0 ? {} : { offers: offers.join(',') }),
});
