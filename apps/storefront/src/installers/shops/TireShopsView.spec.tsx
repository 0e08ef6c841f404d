/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { shopListQueryOf } from './shop-list-query';
import { NO_OFFERS } from './shop-offers';
import { TireShopsView } from './TireShopsView';

const show = (tires: number) =>
  render(
    <TireShopsView
      zipText=""
      query={shopListQueryOf({})}
      near={null}
      areas={{ cities: [], states: [] }}
      now={new Date('2026-11-24T17:00:00Z')}
      offers={{ ...NO_OFFERS, tires }}
    />,
  );

describe('shops near a shopper', () => {
  it('have prices per tire, until there are tires in the cart to price', () => {
    const { unmount } = show(0);
    expect(screen.getByText(/Prices are per tire\.$/)).toBeTruthy();
    unmount();
    show(4);
    expect(screen.getByText('These shops mount and balance the tires you buy here.')).toBeTruthy();
  });
});
