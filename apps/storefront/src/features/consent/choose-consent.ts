'use server';

import { CONSENT_SECONDS, OPTIONAL_CATEGORIES, STORED_VALUES, writeConsent } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { cookieAttributes } from '../../shopper/cookies';
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
  for (const { name, place, category } of STORED_VALUES)
    if (place === 'cookie' && category !== 'necessary' && !given.includes(category)) jar.delete(name);
};
