import { CONSENT_COOKIE, EXCHANGE_CUSTOMER_COOKIE, readConsent, ZIP_COOKIE } from '@simpletread/domain';
import { cookies, headers } from 'next/headers';
import { experimentIdOf, readZipText } from '../stored-values';

/** An id as the exchange writes it; a header accepts nothing else. */
const EXCHANGE_ID = /^[\w.:-]{1,100}$/;

/** Returns each call's shopper context [R7.06]. The API trusts none of it: it is for its log and reports. */
export const shopperContext = async () => {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  const facts = {
    consent: readConsent(jar.get(CONSENT_COOKIE.name)?.value, new Date()),
    hasPrivacySignal: head.get('sec-gpc') === '1',
  };
  const exchangeId = jar.get(EXCHANGE_CUSTOMER_COOKIE.name)?.value ?? '';
  const isOfExchange = EXCHANGE_ID.test(exchangeId);
  return {
    userTime: new Date(),
    experimentUser: experimentIdOf(jar, facts) ?? undefined,
    exchangeCustomerId: isOfExchange ? exchangeId : undefined,
    channel: isOfExchange ? ('military-exchange' as const) : undefined,
    userZip: readZipText(jar.get(ZIP_COOKIE.name)?.value)?.zip,
  };
};
