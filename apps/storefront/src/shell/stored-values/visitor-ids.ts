import {
  ANALYTICS_COOKIE,
  ANALYTICS_SESSION_COOKIE,
  type ConsentFacts,
  EXPERIMENT_COOKIE,
  hasConsent as isGiven,
} from '@simpletread/domain';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

interface Jar {
  get(name: string): { readonly value: string } | undefined;
}

/** Random numbers of a browser whose visitor agreed to analytics. */
export interface VisitorIds {
  readonly analyticsId: string;
  readonly experimentId: string;
}

const idIn = (jar: Jar, name: string): string | null => {
  const text = jar.get(name)?.value ?? '';
  return UUID.test(text) ? text : null;
};

/** Returns the id that decides variants; null without consent, whatever the cookie says. */
export const experimentIdOf = (jar: Jar, facts: ConsentFacts): string | null =>
  isGiven('analytics', facts) ? idIn(jar, EXPERIMENT_COOKIE.name) : null;

/** The ids of a visitor who consented to analytics. Absent parts are missing in the browser. */
export interface TrackingIds {
  readonly anonymousId?: string;
  readonly sessionId?: string;
  readonly gaClientId?: string;
}

/** Google's own cookie, set by an operator's tag manager, never by us. */
const GOOGLE_COOKIE = '_ga';
const GOOGLE_ID = /^GA\d\.\d\.(\d{1,20}\.\d{1,20})$/;

/** The ids of a browser's visitor, for the sign-in provider and the account; none without the visitor's consent. */
export const trackingIdsOf = (jar: Jar, facts: ConsentFacts): TrackingIds => {
  if (!isGiven('analytics', facts)) return {};
  const anonymousId = idIn(jar, ANALYTICS_COOKIE.name);
  const sessionId = idIn(jar, ANALYTICS_SESSION_COOKIE.name);
  const gaClientId = GOOGLE_ID.exec(jar.get(GOOGLE_COOKIE)?.value ?? '')?.[1];
  return {
    ...(anonymousId === null ? {} : { anonymousId }),
    ...(sessionId === null ? {} : { sessionId }),
    ...(gaClientId === undefined ? {} : { gaClientId }),
  };
};

/** Returns the ids in a browser's cookies, with new ones for missing or invalid ones. */
export const visitorIdsOf = (jar: Jar): VisitorIds => ({
  analyticsId: idIn(jar, ANALYTICS_COOKIE.name) ?? crypto.randomUUID(),
  experimentId: idIn(jar, EXPERIMENT_COOKIE.name) ?? crypto.randomUUID(),
});
