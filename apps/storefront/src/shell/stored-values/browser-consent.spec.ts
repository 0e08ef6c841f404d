/** @jest-environment jsdom */
import { CONSENT_COOKIE } from '@simpletread/domain';
import { readPastSearches, keepSearch } from '../../catalogue/typeahead/past-searches/past-searches';
import { keepViewedTire, readViewedTires } from '../../catalogue/tires/viewed-tires';
import { hasConsent } from './browser-consent';

const choose = (text: string) => {
  document.cookie = `${CONSENT_COOKIE.name}=${text}; path=/`;
};
const SEARCH = {
  label: '225/65R17',
  link: '/search?size=225-65-17',
  typeName: 'freeSearch',
  detailLabel: '',
  vehicleMetadata: null,
  image: null,
  isPillItem: false,
} as const;
const TIRE = {
  href: '/brands/northway/crosswind',
  name: 'Crosswind',
  sizeCode: '225/65R17',
  imageKey: 'touring-1',
};
const seconds = Math.floor(Date.now() / 1000);

describe('consent in the browser', () => {
  beforeEach(() => {
    window.localStorage.clear();
    document.cookie = `${CONSENT_COOKIE.name}=; path=/; max-age=0`;
  });

  it('is off until it is given: neither searches nor views are stored', () => {
    expect(hasConsent('necessary')).toBe(true);
    expect(hasConsent('preferences')).toBe(false);
    keepSearch(SEARCH);
    keepViewedTire(TIRE);
    expect(window.localStorage).toHaveLength(0);
  });

  it('lets them be stored once it is given, each category separately', () => {
    choose(`2.${seconds}.analytics`);
    expect([hasConsent('analytics'), hasConsent('preferences')]).toEqual([true, false]);
    choose(`2.${seconds}.preferences`);
    keepSearch(SEARCH);
    keepViewedTire(TIRE);
    expect([readPastSearches(), readViewedTires()]).toEqual([[SEARCH], [TIRE]]);
  });
});
