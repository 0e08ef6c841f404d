/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { cents } from '@simpletread/domain';
import { areaLead } from './area-words';
import type { ShopArea } from './read-shops';
import { shopListQueryOf } from './shop-list-query';
import { ShopAreaView } from './ShopAreaView';

const NOON = new Date('2026-11-18T17:00:00Z');
const DAY = { open: '08:00', close: '18:00' };
const HOURS = { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: null, sun: null };

const shop = (code: string): ShopArea['shops'][number] => ({
  shopId: code,
  code,
  slug: 'broad-street-tire',
  company: `Broad Street Tire ${code}`,
  address1: '1 Broad Street',
  city: 'Philadelphia',
  state: 'PA',
  zip: '19147',
  phone: '2155550149',
  distanceMiles: 1.2,
  installPriceInCents: cents(1800),
  rating: 4.5,
  reviewCount: 40,
  doesMobile: false,
  badges: [],
  services: [],
  hours: HOURS,
  timeZone: 'America/New_York',
});

const AREA: ShopArea = {
  slug: 'philadelphia-pa',
  state: 'PA',
  city: 'Philadelphia',
  facts: {
    shops: 64,
    lowestPriceInCents: cents(1500),
    medianPriceInCents: cents(1800),
    highestPriceInCents: cents(2400),
    openSaturdays: 50,
    openSundays: 9,
  },
  total: 64,
  shops: [shop('S1'), shop('S2')],
  cities: [{ slug: 'camden-nj', city: 'Camden', state: 'NJ', shops: 3 }],
};

const show = (area: ShopArea, params = {}) =>
  render(<ShopAreaView area={area} query={shopListQueryOf(params)} zipText="" now={NOON} />);

describe('the page of an area with shops', () => {
  it('says how many shops there are and what they charge', () => {
    expect(areaLead(AREA)).toBe(
      '64 shops within 25 miles mount and balance the tires you buy here, for $15.00 to $24.00 per tire.',
    );
    const one = { ...AREA.facts, shops: 1, highestPriceInCents: cents(1500) };
    expect(areaLead({ ...AREA, city: null, facts: one })).toBe(
      '1 shop in Pennsylvania mounts and balances the tires you buy here, for $15.00 per tire.',
    );
  });

  it('lists a city’s shops with what they say about now, and further pages', () => {
    show(AREA);
    expect(screen.getByRole('heading', { level: 1, name: 'Tire shops in Philadelphia, PA' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getAllByText('Open until 6:00 pm')).toHaveLength(2);
    const pages = screen.getByRole('navigation', { name: 'Pages of shops' });
    expect(within(pages).getByRole('link', { name: /3$/ }).getAttribute('href')).toBe(
      '/tire-shops/philadelphia-pa?page=3',
    );
    expect(screen.getByRole('link', { name: 'Camden, NJ' }).getAttribute('href')).toBe(
      '/tire-shops/camden-nj',
    );
    expect(screen.getByRole('link', { name: 'Pennsylvania' }).getAttribute('href')).toBe(
      '/tire-shops/pennsylvania',
    );
  });

  it('keeps the sort beside a filter, and returns to the first page', () => {
    show(AREA, { sort: 'price', page: '2' });
    expect(screen.getByRole('link', { name: 'Open now' }).getAttribute('href')).toBe(
      '/tire-shops/philadelphia-pa?sort=price&open=now',
    );
  });

  it('offers to clear the filters where they leave no shop', () => {
    show({ ...AREA, shops: [], total: 0 }, { open: 'now', sort: 'price' });
    expect(screen.getByText('No shops found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe(
      '/tire-shops/philadelphia-pa?sort=price',
    );
    expect(screen.getByRole('link', { name: 'Open now' }).getAttribute('aria-current')).toBe('true');
  });

  it('lists the cities of a state, and no shops', () => {
    const cities = [{ slug: 'philadelphia-pa', city: 'Philadelphia', state: 'PA', shops: 60 }];
    show({ ...AREA, slug: 'pennsylvania', city: null, total: 0, shops: [], cities });
    expect(screen.getByRole('heading', { name: 'Cities in Pennsylvania' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Philadelphia' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });
});
