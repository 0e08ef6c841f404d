import { readConsent } from '@simpletread/domain';
import { cookies, headers } from 'next/headers';
import { experimentIdOf } from '../features/analytics/visitor-ids';
import { CONSENT_COOKIE } from '../features/consent/consent-cookie';
import { readZipText } from '../features/location/zip-cookie';
import { COOKIES } from '../shopper/cookies';

/** An id as the exchange writes them; a header takes nothing else. */
const EXCHANGE_ID = /^[\w.:-]{1,100}$/;

/** What each call tells of its shopper [R7.06]. The API believes none of it: it is for its log and its reports. */
export const shopperContext = async () => {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  const facts = {
    consent: readConsent(jar.get(CONSENT_COOKIE)?.value, new Date()),
    hasPrivacySignal: head.get('sec-gpc') === '1',
  };
  const exchangeId = jar.get(COOKIES.exchangeCustomer)?.value ?? '';
  const isOfExchange = EXCHANGE_ID.test(exchangeId);
  return {
    userTime: new Date(),
    experimentUser: experimentIdOf(jar, facts) ?? undefined,
    exchangeCustomerId: isOfExchange ? exchangeId : undefined,
    channel: isOfExchange ? ('military-exchange' as const) : undefined,
    userZip: readZipText(jar.get(COOKIES.zip)?.value)?.zip,
  };
};
