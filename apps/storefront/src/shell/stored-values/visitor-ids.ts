import {
  ANALYTICS_COOKIE,
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

/** Returns the ids in a browser's cookies, with new ones for missing or invalid ones. */
export const visitorIdsOf = (jar: Jar): VisitorIds => ({
  analyticsId: idIn(jar, ANALYTICS_COOKIE.name) ?? crypto.randomUUID(),
  experimentId: idIn(jar, EXPERIMENT_COOKIE.name) ?? crypto.randomUUID(),
});
