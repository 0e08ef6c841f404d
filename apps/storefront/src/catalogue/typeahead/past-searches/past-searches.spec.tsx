/** @jest-environment jsdom */
import { CONSENT_COOKIE, PAST_SEARCHES_ITEM } from '@simpletread/domain';
import { act, renderHook } from '@testing-library/react';
import { freeSearchOf, pastOfLock } from './past-search-of';
import { keepSearch, readPastSearches, type PastSearch } from './past-searches';
import { usePastSearches } from './use-past-searches';

jest.mock('./account-searches', () => ({
  readAccountSearches: jest.fn(),
  keepAccountSearch: jest.fn(),
  clearAccountSearches: jest.fn(),
}));

const CRV: PastSearch = {
  label: '2019 Honda CR-V EX',
  link: '/vehicles/honda/cr-v/2019?trim=ex',
  typeName: 'vehicle',
  detailLabel: '225/65R17',
  vehicleMetadata: { year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX' },
  image: null,
  isPillItem: true,
};
const SIZE: PastSearch = {
  ...CRV,
  label: '225/65R17',
  link: '/tire-sizes/225-65r17',
  typeName: 'tireSize',
  vehicleMetadata: null,
  image: '/tires/touring-1-hero-480.webp',
};

describe('past searches of a guest', () => {
  beforeEach(() => {
    window.localStorage.clear();
    document.cookie = `${CONSENT_COOKIE.name}=2.${Math.floor(Date.now() / 1000)}.preferences; path=/`;
  });

  it('keep all displayed fields, newest first, without duplicates, at most five', () => {
    for (const search of [CRV, SIZE, CRV]) keepSearch(search);
    expect(readPastSearches()).toEqual([CRV, SIZE]);
    for (let n = 1; n <= 9; n += 1) keepSearch({ ...SIZE, link: `/tire-sizes/${n}` });
    expect(readPastSearches()).toHaveLength(5);
  });

  it('drop invalid entries, as other tabs and older versions may write them', () => {
    const wrong = [
      { label: 'old', href: '/x' },
      { ...CRV, link: 'https://evil.example' },
      { ...CRV, link: '//evil.example' },
      { ...CRV, image: 'javascript:x' },
      { ...CRV, vehicleMetadata: { year: '2019' } },
      { ...CRV, typeName: '<b>' },
      null,
      'x',
    ];
    window.localStorage.setItem(PAST_SEARCHES_ITEM.name, JSON.stringify([...wrong, SIZE]));
    expect(readPastSearches()).toEqual([SIZE]);
  });

  it('follow the other tabs', () => {
    const { result } = renderHook(() => usePastSearches(false));
    expect(result.current.past).toEqual([]);
    window.localStorage.setItem(PAST_SEARCHES_ITEM.name, JSON.stringify([CRV]));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: PAST_SEARCHES_ITEM.name })));
    expect(result.current.past).toEqual([CRV]);
    act(() => result.current.clear());
    expect([result.current.past, readPastSearches()]).toEqual([[], []]);
  });

  it('are shown only under the pill of their kind; without a pill all are', () => {
    const free = freeSearchOf('honda', null, '');
    const all = [CRV, SIZE, free];
    expect(pastOfLock(all, null)).toEqual(all);
    expect(pastOfLock(all, 'yearMakeModel')).toEqual([CRV]);
    expect(pastOfLock(all, 'tireSize')).toEqual([SIZE]);
    expect(pastOfLock(all, 'brand')).toEqual([]);
    expect(free).toMatchObject({ link: '/search?q=honda', typeName: 'freeSearch', isPillItem: false });
  });
});
