/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { aShop } from '../../cart/testing/a-cart';
import { writeValue } from '../../../shell/stored-values/browser-value';
import { SELECTED_SHOP } from '../../../shell/stored-values/value-readers';
import { noteShop } from './note-shop';
import { ShopChoice } from './ShopChoice';

const SHOPS = [
  { ...aShop(), code: 'S1', company: 'Broad Street Tire' },
  { ...aShop(), code: 'S2', company: 'Lime Trail Tire' },
];

const show = () =>
  render(
    <ShopChoice
      search={{ zip: '19147', sort: 'recommended', error: undefined, shops: SHOPS, more: null }}
      searchForm="shops"
      chosen={null}
      error={undefined}
      onShopChange={(code) => noteShop(SHOPS, code)}
      onShipToMe={() => undefined}
    />,
  );

const LAST = 'Your last shop';

describe('the choice of a shop', () => {
  beforeEach(() => localStorage.clear());

  it('marks the shop of an earlier order', () => {
    writeValue(SELECTED_SHOP, { code: 'S2', name: 'Lime Trail Tire' });
    show();
    expect(screen.getByText(LAST).closest('label')?.textContent).toContain('Lime Trail Tire');
  });

  it('does not mark a newly chosen shop as the last one', () => {
    show();
    fireEvent.click(screen.getByRole('radio', { name: /Lime Trail Tire/ }));
    expect(screen.queryByText(LAST)).toBeNull();
  });

  it('links from the chosen shop to its times, which are below all others', () => {
    show();
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /Broad Street Tire/ }));
    const item = screen.getByRole('link', { name: 'Choose a time' }).closest('li');
    expect(item?.textContent).toContain('Broad Street Tire');
  });
});
