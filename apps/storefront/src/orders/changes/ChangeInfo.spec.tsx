import type { OrderView } from '@simpletread/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChangeInfo } from './ChangeInfo';

type Order = Parameters<typeof ChangeInfo>[0]['order'];

const anOrder = (over: Partial<Order> = {}): Order => ({
  orderNumber: '4K7QZ9M2XA',
  state: 'placed',
  fulfilment: 'ship-to-me',
  isInAccount: true,
  maskedEmail: 'd•••@example.com',
  canCancel: false,
  ...over,
});
const shown = (order: Order, isSignedIn = true): string =>
  renderToStaticMarkup(<ChangeInfo order={order} isSignedIn={isSignedIn} />);

describe('the way to change an order', () => {
  it('is a page of the account for its signed-in owner', () => {
    const html = shown(anOrder());
    expect(html).toContain('href="/account/my-orders/4K7QZ9M2XA/change"');
    expect(html).toContain('Change contact or address');
  });

  it('names removing tires while the order can be cancelled', () => {
    const html = shown(anOrder({ canCancel: true }));
    expect(html).toContain('You can also remove tires while you can still cancel.');
    expect(html).toContain('Change this order');
    expect(shown(anOrder())).not.toContain('remove tires');
  });

  it('names only the contact where the tires ship to a shop or a FedEx location', () => {
    for (const fulfilment of ['ship-to-shop', 'fedex-pickup'] as const) {
      const html = shown(anOrder({ fulfilment }));
      expect(html).toContain('Change contact');
      expect(html).not.toContain('address');
    }
  });

  it('is signing in for an owner who isn’t, and an account with the order’s own mailbox for a guest', () => {
    const returnTo = 'returnTo=%2Faccount%2Fmy-orders%2F4K7QZ9M2XA%2Fchange';
    expect(shown(anOrder(), false)).toContain(`/login?${returnTo}`);
    const guest = shown(anOrder({ isInAccount: false }), false);
    expect(guest).toContain('Create an account');
    expect(guest).toContain('d•••@example.com');
    expect(guest).not.toContain('/change"');
  });

  it.each<OrderView['state']>(['inTransit', 'delivered', 'cancelled'])(
    'is not offered once it is %s',
    (state) => {
      expect(shown(anOrder({ state }))).toBe('');
    },
  );
});
