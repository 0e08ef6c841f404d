import { render, screen } from '@testing-library/react';
import { Banner } from './Banner.js';

describe('Banner', () => {
  it('is part of the page if it was there from the start', () => {
    render(
      <Banner action={<a href="/shops">Pick a shop</a>}>This shop can no longer take the order.</Banner>,
    );
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('link', { name: 'Pick a shop' })).toBeTruthy();
  });

  it('is announced if it appears later, immediately if it is bad', () => {
    const { rerender } = render(<Banner isLive>Your shop moved the slot.</Banner>);
    expect(screen.getByRole('status').textContent).toBe('Your shop moved the slot.');
    rerender(
      <Banner isLive tone="bad">
        This shop can no longer take the order.
      </Banner>,
    );
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});
