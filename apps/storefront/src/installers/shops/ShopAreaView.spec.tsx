/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { cents } from '@simpletread/domain';
import { areaLead } from './area-words';
import type { ShopArea } from './read-shops';
import { shopListQueryOf } from './shop-list-query';
import { NO_OFFERS, type ShopOffer } from './shop-offers';
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

const show = (area: ShopArea, params = {}, offers = NO_OFFERS) =>
  render(<ShopAreaView area={area} query={shopListQueryOf(params)} zipText="" now={NOON} offers={offers} />);

const NINE = { date: '2026-12-01', isDropOff: false, amOrPm: 'am', startTime: '09:00' } as const;
const offer = (over: Partial<ShopOffer> = {}): ShopOffer => ({
  canInstall: true,
  isInArea: true,
  installation: null,
  times: [NINE],
  ...over,
});

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

  it('shows each shop’s next free times, which open its page with that time', () => {
    show(AREA, {}, { tires: 0, byCode: new Map([['S1', offer()]]) });
    const [first, second] = screen.getAllByRole('article').map((card) => within(card));
    const times = first?.getByRole('list', { name: 'Next free times' });
    expect(times?.textContent).toBe('Tue, Dec 1 at 9:00 amMore times');
    expect(first?.getByRole('link', { name: 'Tue, Dec 1 at 9:00 am' }).getAttribute('href')).toBe(
      '/tire-shops/shop/broad-street-tire/s1?time=2026-12-01.09:00#times',
    );
    expect(first?.getByText('$18.00').nextElementSibling).toBeTruthy();
    expect(second?.queryByRole('list', { name: 'Next free times' })).toBeNull();
  });

  it('prices the installation of the cart’s tires, and says where they can’t be mounted', () => {
    const byCode = new Map([
      ['S1', offer({ installation: cents(4700), times: [] })],
      ['S2', offer({ canInstall: false, installation: cents(4700) })],
    ]);
    show(AREA, {}, { tires: 4, byCode });
    const [first, second] = screen.getAllByRole('article');
    expect(first?.textContent).toContain('$47.00');
    expect(first?.textContent).toContain('for your 4 tires');
    expect(first?.textContent).toContain('No free time in the next 30 days.');
    expect(second?.textContent).toContain('Can’t mount the tires in your cart.');
    expect(second?.textContent).toContain('$18.00');
    expect(second?.textContent).not.toContain('9:00 am');
  });

  it('says which shops don’t serve the cart’s address, without a price for its tires', () => {
    const far = offer({ isInArea: false, installation: cents(4700) });
    show(AREA, {}, { tires: 4, byCode: new Map([['S1', far]]) });
    const [card] = screen.getAllByRole('article');
    expect(card?.textContent).toContain('Outside your area.');
    expect(card?.textContent).toContain('$18.00');
    expect(card?.textContent).not.toContain('9:00 am');
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
