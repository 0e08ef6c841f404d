import fc from 'fast-check';

import {
  asksForConsent,
  CONSENT_CATEGORIES,
  CONSENT_SECONDS,
  hasConsent,
  OPTIONAL_CATEGORIES,
  readConsent,
  writeConsent,
} from './consent.js';

const now = new Date('2026-03-02T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('consent', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(fc.subarray([...OPTIONAL_CATEGORIES]), (given) => {
        expect(readConsent(writeConsent({ given, at: now }), later(5))).toEqual({ given, at: now });
      }),
    );
  });

  it('is valid for twelve months and no longer', () => {
    const text = writeConsent({ given: ['analytics'], at: now });
    expect(readConsent(text, later(CONSENT_SECONDS))).not.toBeNull();
    expect(readConsent(text, later(CONSENT_SECONDS + 1))).toBeNull();
    expect(readConsent(text, later(-61))).toBeNull();
  });

  it.each([
    undefined,
    '',
    'yes',
    '2.1772445600.',
    '2.1772445600.everything',
    '2.1772445600.analytics-analytics',
    '2.1772445600.necessary',
    '1.1772445600.analytics',
    '3.1772445600.analytics',
    '2.x.analytics',
    '2.1772445600.analytics;marketing',
  ])('is requested again if the cookie is %p', (text) => {
    expect(readConsent(text, now)).toBeNull();
  });

  it('denies everything but necessary values until it is given', () => {
    const facts = { consent: null, hasPrivacySignal: false };
    expect(CONSENT_CATEGORIES.filter((category) => hasConsent(category, facts))).toEqual(['necessary']);
    expect(asksForConsent(facts)).toBe(true);
    const given = { given: ['analytics'], at: now } as const;
    expect(
      CONSENT_CATEGORIES.filter((category) =>
        hasConsent(category, { consent: given, hasPrivacySignal: false }),
      ),
    ).toEqual(['necessary', 'analytics']);
  });

  it('is overridden by the browser’s signal, also after an earlier yes to analytics or marketing', () => {
    const all = { given: OPTIONAL_CATEGORIES, at: now };
    expect(asksForConsent({ consent: null, hasPrivacySignal: true })).toBe(false);
    expect(
      CONSENT_CATEGORIES.filter((category) => hasConsent(category, { consent: all, hasPrivacySignal: true })),
    ).toEqual(['necessary', 'preferences']);
  });
});
