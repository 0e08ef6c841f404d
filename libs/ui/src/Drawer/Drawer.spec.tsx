import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from './Drawer.js';

describe('Drawer', () => {
  it('shows its content and its footer, and asks to close', async () => {
    const onOpenChange = jest.fn();
    render(
      <Drawer
        isOpen
        onOpenChange={onOpenChange}
        title="Cart, 4 tires"
        footer={<a href="/checkout">Check out</a>}
      >
        Tour 4S
      </Drawer>,
    );
    expect(await screen.findByRole('dialog', { name: 'Cart, 4 tires' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check out' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange.mock.calls[0]?.[0]).toBe(false);
  });

  it('is not in the page while closed', () => {
    render(
      <Drawer isOpen={false} onOpenChange={() => undefined} title="Cart">
        Tour 4S
      </Drawer>,
    );
    expect(screen.queryByText('Tour 4S')).toBeNull();
  });
});
