import type { HubReply } from '@simpletread/contract';
import type { Metadata } from 'next';
import { hubHref, pagedHref, type HubKey } from '../../shell/paths';
import { pageMetadata } from '../../shell/search-engines';
import { hubTitle } from './hub-title';
import { hubDescription } from './hub-words';

/** Returns the title of a page of a list, with its number from the second page on. */
export const pagedTitle = (title: string, page: number): string =>
  page === 1 ? title : `${title}, page ${page}`;

/** Returns the metadata of a hub's page for search engines. */
export const hubMetadata = ({ names, facts, page }: HubReply, key: HubKey): Metadata =>
  pageMetadata({
    title: pagedTitle(hubTitle(names), page),
    description: hubDescription(names, facts),
    path: pagedHref(hubHref(key), page),
    ...(key.size === undefined ? {} : { picture: ['size', key.size] }),
    ...(key.brand === undefined ? {} : { picture: ['brand', key.brand] }),
  });
