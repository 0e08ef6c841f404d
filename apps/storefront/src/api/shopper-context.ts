import { readConsent } from '@simpletread/domain';
import { cookies, headers } from 'next/headers';
import { experimentIdOf } from '../features/analytics/visitor-ids';
import { CONSENT_COOKIE } from '../features/consent/consent-cookie';
import { readZipText } from '../features/location/zip-cookie';
import { COOKIES } from '../shopper/cookies';
import { readPlace } from './places';

/** An id as the exchange writes them; a header takes nothing else. */
const EXCHANGE_ID = /^[\w.:-]{1,100}$/;

/** The state that a ZIP is in; none where that cannot be read now. */
const regionOf = async (zip: string | undefined): Promise<string | undefined> => {
  if (zip === undefined) return undefined;
  const place = await readPlace(zip).catch(() => null);
  return place?.state;
};

/** What each call tells of its shopper [R7.06]. The API believes none of it: it is for its log and its reports. */
export const shopperContext = async () => {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  const facts = {
    consent: readConsent(jar.get(CONSENT_COOKIE)?.value, new Date()),
    hasPrivacySignal: head.get('sec-gpc') === '1',
  };
  const exchangeId = jar.get(COOKIES.exchangeCustomer)?.value ?? '';
  const isOfExchange = EXCHANGE_ID.test(exchangeId);
  const userZip = readZipText(jar.get(COOKIES.zip)?.value)?.zip;
  return {
    userTime: new Date(),
    experimentUser: experimentIdOf(jar, facts) ?? undefined,
    exchangeCustomerId: isOfExchange ? exchangeId : undefined,
    channel: isOfExchange ? ('military-exchange' as const) : undefined,
    userZip,
    userRegion: await regionOf(userZip),
  };
};
