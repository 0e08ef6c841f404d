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
    expect(html).toContain('Change this order');
  });

  it('names removing tires while the order can be cancelled', () => {
    const html = shown(anOrder({ canCancel: true }));
    expect(html).toContain('You can also swap, add or remove tires while you can still cancel.');
    expect(shown(anOrder())).not.toContain('remove tires');
  });

  it('names the other ways to get the tires until they are labeled, and no address of a shop or a FedEx location', () => {
    expect(shown(anOrder())).toContain('switch to FedEx pickup');
    expect(shown(anOrder({ fulfilment: 'ship-to-shop' }))).toContain('drop the installation');
    expect(shown(anOrder({ fulfilment: 'fedex-pickup' }))).toContain('another FedEx location');
    for (const fulfilment of ['ship-to-shop', 'fedex-pickup'] as const) {
      expect(shown(anOrder({ fulfilment }))).not.toContain('address');
      const labeled = shown(anOrder({ fulfilment, state: 'pendingPickup' }));
      expect(labeled).toContain('Change contact');
      expect(labeled).not.toContain('FedEx');
    }
  });

  it('names the same deadline once', () => {
    expect(shown(anOrder())).toContain(
      'You can change the contact or address of this order until the tires are labeled. Until then, you can also switch to FedEx pickup.',
    );
  });

  it('is signing in for an owner who isn’t, and an account with the order’s own mailbox for a guest', () => {
    const returnTo = 'returnTo=%2Faccount%2Fmy-orders%2F4K7QZ9M2XA%2Fchange';
    expect(shown(anOrder(), false)).toContain(`/login?${returnTo}`);
    const guest = shown(anOrder({ isInAccount: false }), false);
    expect(guest).toContain('Create an account');
    for (const way of ['register', 'login']) expect(guest).toContain(`href="/${way}?${returnTo}"`);
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
