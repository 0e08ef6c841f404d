'use server';

import { CONSENT_SECONDS, OPTIONAL_CATEGORIES, STORED_VALUES, writeConsent } from '@simpletread/domain';
import { cookies, headers } from 'next/headers';
import { attributesOf } from '../../shopper/cookie-attributes';
import { cookieAttributes, COOKIES } from '../../shopper/cookies';
import { visitorIdsOf } from '../analytics/visitor-ids';
import { CONSENT_COOKIE } from './consent-cookie';

/** Keeps a visitor's choice for twelve months; what they no longer want is taken out of their browser. */
export const chooseConsent = async (form: FormData): Promise<void> => {
  const choice = form.get('choice');
  const chosen = form.getAll('category');
  const given = OPTIONAL_CATEGORIES.filter(
    (category) => choice === 'all' || (choice === 'own' && chosen.includes(category)),
  );
  const jar = await cookies();
  jar.set(CONSENT_COOKIE, writeConsent({ given, at: new Date() }), cookieAttributes(CONSENT_SECONDS));
  if (given.includes('analytics') && (await headers()).get('sec-gpc') !== '1') {
    const { analyticsId, experimentId } = visitorIdsOf(jar);
    jar.set(COOKIES.analytics, analyticsId, attributesOf(COOKIES.analytics));
    jar.set(COOKIES.experiment, experimentId, attributesOf(COOKIES.experiment));
  }
  for (const { name, place, category } of STORED_VALUES)
    if (place === 'cookie' && category !== 'necessary' && !given.includes(category)) jar.delete(name);
};
