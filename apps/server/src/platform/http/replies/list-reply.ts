import type { EndpointShape, ListPage } from '@simpletread/contract';

import type { ReplyHeaders } from './handler-result.js';

const isRange = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';

const firstRow = (query: unknown): number => {
  if (typeof query !== 'object' || query === null || !('range' in query)) return 0;
  return isRange(query.range) ? query.range[0] : 0;
};

const resourceOf = (endpoint: EndpointShape): string => endpoint.path.split('/').at(-1) ?? '';

/** The `Content-Range` of a console list, as `orders 0-24/319`; an empty page is `orders 0-0/0`, as the dialect has no other form. */
export const contentRange = (
  endpoint: EndpointShape,
  query: unknown,
  page: ListPage<unknown>,
): ReplyHeaders => {
  const from = firstRow(query);
  const to = Math.max(from, from + page.items.length - 1);
  return { 'content-range': `${resourceOf(endpoint)} ${from}-${to}/${page.total}` };
};

/** True if a handler's value is one page of a list. */
export const isListPage = (value: unknown): value is ListPage<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'items' in value &&
  Array.isArray(value.items) &&
  'total' in value;
