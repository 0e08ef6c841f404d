import type { OrderView } from '@simpletread/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { MoveLink } from './MoveLink';

type Order = Parameters<typeof MoveLink>[0]['order'];

const NOW = new Date('2026-12-01T17:00:00Z');
const SHOP = { code: 'S104', company: 'Corner Garage' } as NonNullable<OrderView['shop']>;
const LINES = [{ quantity: 4, returnedQuantity: 0 }] as unknown as OrderView['lines'];

const at = (date: string): OrderView['appointment'] => ({
  installer: 'S104',
  date,
  isDropOff: false,
  amOrPm: 'am',
  startTime: '11:00',
  dropOffWindow: null,
  timeZone: 'America/New_York',
});

const anOrder = (over: Partial<Order> = {}): Order => ({
  orderNumber: '4K7QZ9M2XA',
  state: 'inTransit',
  fulfilment: 'ship-to-shop',
  appointment: at('2026-12-09'),
  ownMoves: 0,
  lines: LINES,
  shop: SHOP,
  isInAccount: true,
  maskedEmail: 'd•••@example.com',
  ...over,
});
const shown = (order: Order, isSignedIn = true): string =>
  renderToStaticMarkup(<MoveLink order={order} isSignedIn={isSignedIn} now={NOW} />);

describe('the way to another time for an appointment', () => {
  it('is a page of the account for its signed-in owner', () => {
    const html = shown(anOrder());
    expect(html).toContain('href="/account/my-orders/4K7QZ9M2XA/appointment"');
    expect(html).toContain('Change the time');
    expect(shown(anOrder({ appointment: null }))).toContain('Choose a time');
  });

  it('is signing in for an owner who isn’t, and an account with the order’s own mailbox for a guest', () => {
    expect(shown(anOrder(), false)).toContain('Sign in to change the time');
    const guest = shown(anOrder({ isInAccount: false }), false);
    expect(guest).toContain('create an account</a> with d•••@example.com');
    expect(guest).toContain('href="/register?returnTo=%2Faccount');
    expect(guest).not.toContain('href="/account');
  });

  it('says why within the last 24 hours and after three moves, and is gone once the order is cancelled or where no shop mounts it', () => {
    expect(shown(anOrder({ appointment: at('2026-12-02') }))).toContain('24 hours');
    expect(shown(anOrder({ state: 'cancelled' }))).toBe('');
    expect(shown(anOrder({ ownMoves: 2 }))).toContain('Change the time');
    const often = shown(anOrder({ ownMoves: 3 }));
    expect(often).toContain('You have changed this appointment 3 times. Please call us to change it again.');
    expect(often).not.toContain('href');
    expect(shown(anOrder({ fulfilment: 'ship-to-me', shop: null, appointment: null }))).toBe('');
  });
});
