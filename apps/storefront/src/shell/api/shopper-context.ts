import { getZip } from '@simpletread/contract';
import { EXCHANGE_CUSTOMER_COOKIE, ZIP_COOKIE } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { ownerOf } from '../session-tokens';
import { experimentIdOf, readConsentFacts, readZipText } from '../stored-values';
import { readCached } from './read-cached';

/** An id as the exchange writes it; a header accepts nothing else. */
const EXCHANGE_ID = /^[\w.:-]{1,100}$/;

/** The state of a ZIP. Undefined if it names no place, and while the API is down. */
const regionOf = async (zip: string | undefined): Promise<string | undefined> => {
  if (zip === undefined) return undefined;
  try {
    return (await readCached('places', getZip, { params: { zip } })).state;
  } catch {
    return undefined;
  }
};

/**
 * Returns each call's shopper context [R7.06]; `handle` is the customer's session, null for a guest. The API trusts
 * none of it: it is for its log and reports.
 */
export const shopperContext = async (handle: string | null) => {
  const [jar, facts] = await Promise.all([cookies(), readConsentFacts()]);
  const exchangeId = jar.get(EXCHANGE_CUSTOMER_COOKIE.name)?.value ?? '';
  const isOfExchange = EXCHANGE_ID.test(exchangeId);
  const userZip = readZipText(jar.get(ZIP_COOKIE.name)?.value)?.zip;
  const [userRegion, owner] = await Promise.all([
    regionOf(userZip),
    handle === null ? null : ownerOf(handle),
  ]);
  return {
    userSessionId: owner?.userSessionId,
    ssoUid: owner?.uid,
    userTime: new Date(),
    experimentUser: experimentIdOf(jar, facts) ?? undefined,
    exchangeCustomerId: isOfExchange ? exchangeId : undefined,
    channel: isOfExchange ? ('military-exchange' as const) : undefined,
    userZip,
    userRegion,
  };
};
