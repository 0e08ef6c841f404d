'use client';

import {
  CONSENT_COOKIE,
  type ConsentCategory,
  hasConsent as isGiven,
  readConsent,
} from '@simpletread/domain';
import { readScriptCookie } from './script-cookie';

const hasPrivacySignal = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** Staff viewing as a customer, or in a preview, store nothing of it in their own browser. */
const isStaffs = ({ acting, preview } = document.documentElement.dataset): boolean =>
  acting !== undefined || preview !== undefined;

/** True if values of `category` may be stored in this browser; for page code. */
export const hasConsent = (category: ConsentCategory): boolean =>
  !isStaffs() &&
  isGiven(category, {
    consent: readConsent(readScriptCookie(CONSENT_COOKIE), new Date()),
    hasPrivacySignal: hasPrivacySignal(),
  });
