import { buildUrl, getGlobals, type Globals } from '@simpletread/contract';
import { connection } from 'next/server';
import { cache } from 'react';
import { isPreviewing, readInPreview } from '../../shell/api';
import { readCustomer } from '../../sso';
import { readShopper } from '../../shell/shopper';
import { reportProblem } from '../../shell/error-reports';
import { callHeaders, serverUrl } from '../../shell/config';
import { FALLBACK_GLOBALS } from './fallback-globals';
import { GlobalsKeeper, type FetchedGlobals, type GlobalsQuery } from './globals-keeper';

const TIMEOUT_MS = 8000;

/** Globals depend on the state and on being signed in; everyone of a kind shares one reply. */
const kindOf = ({ userRegion, ssoUid }: GlobalsQuery): string =>
  `${userRegion ?? ''}|${ssoUid === undefined ? '' : 'signed-in'}`;

const fetchGlobals = async (query: GlobalsQuery, etag: string | null): Promise<FetchedGlobals | null> => {
  const response = await fetch(buildUrl(serverUrl(), getGlobals.path, undefined, query), {
    cache: 'no-store',
    headers: { ...callHeaders(), ...(etag === null ? {} : { 'if-none-match': etag }) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 304) return null;
  if (!response.ok) throw new Error(`globals were answered with ${response.status}`);
  return {
    globals: getGlobals.reply.parse(await response.json()),
    etag: response.headers.get('etag') ?? '',
  };
};

// One per process: a development server that reloads this file keeps it.
const keeper = new GlobalsKeeper(fetchGlobals);

/** Returns season, service number and links for every page. Never fails, so the error page itself works. */
export const readGlobals = cache(async (): Promise<Globals> => {
  // Not while building: no API runs there.
  await connection();
  try {
    if (await isPreviewing()) return await readInPreview(getGlobals, { query: {} });
    const [shopper, customer] = await Promise.all([readShopper(), readCustomer()]);
    const query = {
      ...(shopper.place !== null && { userRegion: shopper.place.state, userZip: shopper.place.zip }),
      ...(customer !== null && { ssoUid: customer.uid }),
      time: new Date().toISOString(),
    };
    return await keeper.read(kindOf(query), query);
  } catch (error) {
    reportProblem('globals could not be read', error);
    return FALLBACK_GLOBALS;
  }
});
