'use client';

import { type ConsentCategory, hasConsent as isGiven, readConsent } from '@simpletread/domain';
import { CONSENT_COOKIE } from './consent-cookie';

const cookieText = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const hasPrivacySignal = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** Staff who see the shop as a customer, or in a preview, leave nothing of it in their own browser. */
const isStaffs = ({ acting, preview } = document.documentElement.dataset): boolean =>
  acting !== undefined || preview !== undefined;

/** Whether values of `category` may be kept in this browser; for code of the page. */
export const hasConsent = (category: ConsentCategory): boolean =>
  !isStaffs() &&
  isGiven(category, {
    consent: readConsent(cookieText(CONSENT_COOKIE), new Date()),
    hasPrivacySignal: hasPrivacySignal(),
  });
