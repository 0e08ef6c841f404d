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

/** What this visitor said about cookies, and what their browser says for them. */
export const readConsentFacts = cache(async (): Promise<ConsentFacts> => {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  return {
    consent: readConsent(jar.get(CONSENT_COOKIE.name)?.value, new Date()),
    hasPrivacySignal: head.get('sec-gpc') === '1',
  };
});

/** What the visitor agreed to, as one word that changes with it. */
export const readAgreed = async (): Promise<string> => {
  const facts = await readConsentFacts();
  return OPTIONAL_CATEGORIES.filter((category) => isGiven(category, facts)).join('-');
};

/** When the visitor last answered, as one word; empty where they have not. */
export const readAnswered = async (): Promise<string> =>
  (await readConsentFacts()).consent?.at.toISOString() ?? '';

/** Whether values of `category` may be kept for this visitor; for code of the server. */
export const hasConsent = async (category: ConsentCategory): Promise<boolean> =>
  isGiven(category, await readConsentFacts());
