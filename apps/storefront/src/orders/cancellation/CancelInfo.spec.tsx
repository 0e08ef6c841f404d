import type { OrderView } from '@simpletread/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { CancelInfo } from './CancelInfo';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

type Order = Parameters<typeof CancelInfo>[0]['order'];

const anOrder = (over: Partial<Order> = {}): Order => ({
  orderNumber: '4K7QZ9M2XA',
  state: 'placed' satisfies OrderView['state'],
  canCancel: true,
  isInAccount: true,
  placedAt: '2026-11-18T15:42:00.000Z',
  cancelClosesAt: '2026-11-18T16:12:00.000Z',
  payment: null,
  refundState: null,
  maskedEmail: 'd•••@example.com',
  ...over,
});

const OPEN = { isOpen: true, nextChange: 'open until 7 pm ET' };
const CLOSED = { isOpen: false, nextChange: 'opens Monday 8 am ET' };

const shown = (order: Order, { isSignedIn = true, supportHours = OPEN } = {}): string =>
  renderToStaticMarkup(
    <CancelInfo
      order={order}
      phones={{ customerServiceNumber: { display: '(800) 555 0142', value: '8005550142' }, supportHours }}
      isSignedIn={isSignedIn}
    />,
  );
const words = (...args: Parameters<typeof shown>): string => shown(...args).replace(/<[^>]+>/g, ' ');

describe('an order within its 30 minutes', () => {
  it('is cancelled on a page of the account by its signed-in owner, at any hour', () => {
    for (const supportHours of [OPEN, CLOSED])
      expect(shown(anOrder(), { supportHours })).toContain('href="/account/my-orders/4K7QZ9M2XA/cancel"');
  });

  it('asks an owner who isn’t signed in to sign in, and returns to the cancellation', () => {
    const html = shown(anOrder(), { isSignedIn: false });
    expect(html).toContain('/login?returnTo=%2Faccount%2Fmy-orders%2F4K7QZ9M2XA%2Fcancel');
    expect(html).not.toContain('href="/account/my-orders');
  });

  it('asks a guest to create an account with the order’s address', () => {
    const guest = anOrder({ isInAccount: false });
    expect(words(guest, { isSignedIn: false })).toContain('create an account with d•••@example.com');
    expect(shown(guest, { isSignedIn: false })).toContain('/register?returnTo=');
    expect(shown(guest)).not.toContain('/register');
  });

  it('names the phone only while someone answers it, or if the hours are unknown', () => {
    expect(words(anOrder())).toContain('(800) 555 0142');
    expect(words(anOrder(), { supportHours: CLOSED })).not.toContain('(800) 555 0142');
    expect(words(anOrder(), { supportHours: { isOpen: false, nextChange: '' } })).toContain('(800) 555 0142');
  });
});

describe('an order after its 30 minutes', () => {
  it('names the rule and the end', () => {
    const closed = words(anOrder({ canCancel: false }));
    expect(closed).toContain('Orders can be cancelled within 30 minutes of placing them.');
    expect(closed).toContain('11:12 am ET');
    expect(shown(anOrder({ canCancel: false }))).not.toContain('/cancel');
  });

  it('says nothing once it is cancelled', () => {
    expect(shown(anOrder({ state: 'cancelled', canCancel: false }))).toBe('');
  });
});
