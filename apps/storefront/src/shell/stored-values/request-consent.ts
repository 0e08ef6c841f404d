import { CONSENT_COOKIE, type ConsentFacts, readConsent } from '@simpletread/domain';
import type { NextRequest } from 'next/server';

/** The visitor's answer about cookies and their browser's signal, for code that has the request in hand. */
export const consentFactsOf = ({
  cookies,
  headers,
}: Pick<NextRequest, 'cookies' | 'headers'>): ConsentFacts => ({
  consent: readConsent(cookies.get(CONSENT_COOKIE.name)?.value, new Date()),
  hasPrivacySignal: headers.get('sec-gpc') === '1',
});
