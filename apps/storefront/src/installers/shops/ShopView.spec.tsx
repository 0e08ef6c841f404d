/** @jest-environment jsdom */
import type { ShopPage } from '@simpletread/contract';
import { cents } from '@simpletread/domain';
import { render, screen, within } from '@testing-library/react';
import { directionsHref, shopData } from './shop-data';
import { ShopView } from './ShopView';

const DAY = { open: '08:00', close: '18:00' };
const SHOP: ShopPage = {
  shopId: '01a1f640-bc00-7236-98b7-22511fb11d73',
  code: 'S21597',
  slug: 'solis-and-sons',
  company: 'Solis & Sons',
  address1: '9315 N Prospect Ln',
  city: 'Philadelphia',
  state: 'PA',
  zip: '19106',
  phone: '5705550167',
  distanceMiles: null,
  installPriceInCents: cents(2000),
  rating: 4.2,
  reviewCount: 42,
  doesMobile: false,
  badges: ['ase-certified'],
  services: ['alignments', 'unknown'],
  hours: { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: null, sun: null },
  timeZone: 'America/New_York',
  minRimIn: 13,
  maxRimIn: 22,
  minAspect: 35,
};

describe('a shop’s page', () => {
  beforeEach(() => {
    // Tuesday of Thanksgiving week, 10 am in Philadelphia.
    render(
      <ShopView
        shop={SHOP}
        now={new Date('2026-11-24T15:00:00Z')}
        choice={null}
        reviews={null}
        isRated={false}
      />,
    );
  });

  it('shows place, price, wheels and what else the shop does', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Solis & Sons' })).toBeTruthy();
    expect(screen.getByText('9315 N Prospect Ln, Philadelphia, PA 19106')).toBeTruthy();
    expect(screen.getByText('$20.00', { selector: 'b' })).toBeTruthy();
    expect(screen.getByText('13 to 22 inches')).toBeTruthy();
    const also = within(screen.getByRole('region', { name: 'Also at this shop' }));
    expect(also.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ASE certified techs',
      'Alignments',
    ]);
  });

  it('prices one, two and four tires for every wheel it takes, and names those it doesn’t', () => {
    const prices = within(screen.getByRole('table', { name: 'Install prices' }));
    expect(prices.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Wheel size',
      '1 tire',
      '2 tires',
      '4 tires, less $25.00',
    ]);
    const rows = prices.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '13 to 22 in$20.00$40.00$55.00',
      'Over 22 inNot at this shop',
      'Aspect ratio under 35Not at this shop',
    ]);
  });

  it('calls and leads there', () => {
    expect(screen.getByRole('link', { name: 'Call (570) 555 0167' }).getAttribute('href')).toBe(
      'tel:5705550167',
    );
    expect(screen.getByRole('link', { name: 'Directions' }).getAttribute('href')).toBe(directionsHref(SHOP));
    expect(directionsHref(SHOP)).toContain('destination=Solis%20%26%20Sons%2C%209315');
  });

  it('marks today, and says when it closes and on which holiday', () => {
    expect(screen.getByText('Open until 6:00 pm')).toBeTruthy();
    expect(screen.getByRole('row', { current: 'date' }).textContent).toBe('Tuesday, today8:00 am to 6:00 pm');
    expect(screen.getByText('Closed Thu, Nov 26 for Thanksgiving.')).toBeTruthy();
  });
});

describe('a shop’s structured data', () => {
  it('is an AutoRepair with the hours of its open days, and a rating only beside its reviews', () => {
    const path = '/tire-shops/shop/solis-and-sons/s21597';
    const data = shopData(SHOP, path, false);
    expect(data['@type']).toBe('AutoRepair');
    expect(data.openingHoursSpecification).toHaveLength(5);
    expect(JSON.stringify(data)).not.toContain('aggregateRating');
    expect(shopData(SHOP, path, true).aggregateRating).toMatchObject({ ratingValue: 4.2, reviewCount: 42 });
    expect(shopData({ ...SHOP, rating: null }, path, true)).not.toHaveProperty('aggregateRating');
  });
});
