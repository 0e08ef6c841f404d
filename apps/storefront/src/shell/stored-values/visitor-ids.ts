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

/** Random numbers of a browser whose visitor agreed to be counted. */
export interface VisitorIds {
  readonly analyticsId: string;
  readonly experimentId: string;
}

const idIn = (jar: Jar, name: string): string | null => {
  const text = jar.get(name)?.value ?? '';
  return UUID.test(text) ? text : null;
};

/** The id that decides which variants are shown; null without the visitor's word, whatever the cookie says. */
export const experimentIdOf = (jar: Jar, facts: ConsentFacts): string | null =>
  isGiven('analytics', facts) ? idIn(jar, EXPERIMENT_COOKIE.name) : null;

/** What a visitor who agreed to be counted is known by; each part is absent where the browser has none. */
export interface TrackingIds {
  readonly anonymousId?: string;
  readonly sessionId?: string;
  readonly gaClientId?: string;
}

/** Google's own cookie, where an operator lets in a tag manager that sets it; we set none. */
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

/** The ids in a browser's cookies, new ones for those that are missing or are none of ours. */
export const visitorIdsOf = (jar: Jar): VisitorIds => ({
  analyticsId: idIn(jar, ANALYTICS_COOKIE.name) ?? crypto.randomUUID(),
  experimentId: idIn(jar, EXPERIMENT_COOKIE.name) ?? crypto.randomUUID(),
});
