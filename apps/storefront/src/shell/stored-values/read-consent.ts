import {
  CONSENT_COOKIE,
  type ConsentCategory,
  type ConsentFacts,
  hasConsent as isGiven,
  OPTIONAL_CATEGORIES,
  readConsent,
} from '@simpletread/domain';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';

/** Returns this visitor's cookie consent, and their browser's signal. */
export const readConsentFacts = cache(async (): Promise<ConsentFacts> => {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  return {
    consent: readConsent(jar.get(CONSENT_COOKIE.name)?.value, new Date()),
    hasPrivacySignal: head.get('sec-gpc') === '1',
  };
});

/** Returns the visitor's consent as one word that changes with it. */
export const readAgreed = async (): Promise<string> => {
  const facts = await readConsentFacts();
  return OPTIONAL_CATEGORIES.filter((category) => isGiven(category, facts)).join('-');
};

/** Returns the time of the visitor's last answer, as one word; empty without one. */
export const readAnswered = async (): Promise<string> =>
  (await readConsentFacts()).consent?.at.toISOString() ?? '';

/** True if values of `category` may be stored for this visitor; for server code. */
export const hasConsent = async (category: ConsentCategory): Promise<boolean> =>
  isGiven(category, await readConsentFacts());
