import { cents } from '@simpletread/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShopCard } from './ShopCard.js';

describe('ShopCard', () => {
  it('is chosen by its name', async () => {
    const onSelect = jest.fn();
    render(
      <ShopCard
        name="South Street Auto"
        place="614 South St, 1.2 mi"
        priceInCents={cents(2200)}
        rating={4.8}
        reviewCount={312}
        onSelect={onSelect}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'South Street Auto', pressed: false }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.getByText('$22.00')).toBeTruthy();
    expect(screen.getByText('per tire, installed')).toBeTruthy();
  });

  it('never shows a price it does not have', () => {
    render(
      <ShopCard
        name="Roll Mobile"
        place="19147"
        priceInCents={null}
        rating={null}
        href="/shops/roll-mobile"
      />,
    );
    expect(screen.getByText('Ask the shop')).toBeTruthy();
    expect(screen.queryByText('per tire, installed')).toBeNull();
    expect(screen.getByRole('link', { name: 'Roll Mobile' })).toBeTruthy();
  });
});
