'use server';

import {
  ANALYTICS_COOKIE,
  CONSENT_COOKIE,
  EXPERIMENT_COOKIE,
  OPTIONAL_CATEGORIES,
  STORED_VALUES,
  writeConsent,
} from '@simpletread/domain';
import { cookies, headers } from 'next/headers';
import { handleOf, sessionCookies } from '../../shell/session-tokens';
import { attributesOf, forgetCookies, visitorIdsOf } from '../../shell/stored-values';
import { forgetTrackingIds } from '../sessions';

/** Stores a visitor's choice for twelve months, and deletes what they declined from their browser and their account. */
export const chooseConsent = async (form: FormData): Promise<void> => {
  const choice = form.get('choice');
  const chosen = form.getAll('category');
  const given = OPTIONAL_CATEGORIES.filter(
    (category) => choice === 'all' || (choice === 'own' && chosen.includes(category)),
  );
  const jar = await cookies();
  jar.set(CONSENT_COOKIE.name, writeConsent({ given, at: new Date() }), attributesOf(CONSENT_COOKIE));
  if (given.includes('analytics') && (await headers()).get('sec-gpc') !== '1') {
    const { analyticsId, experimentId } = visitorIdsOf(jar);
    jar.set(ANALYTICS_COOKIE.name, analyticsId, attributesOf(ANALYTICS_COOKIE));
    jar.set(EXPERIMENT_COOKIE.name, experimentId, attributesOf(EXPERIMENT_COOKIE));
  }
  const declined = STORED_VALUES.filter(
    ({ place, category }) => place === 'cookie' && category !== 'necessary' && !given.includes(category),
  );
  forgetCookies(
    jar,
    declined.map(({ name }) => name),
  );
  const handle = handleOf(jar.get(sessionCookies().sso)?.value);
  if (handle !== null && !given.includes('analytics')) await forgetTrackingIds(handle);
};
