import type { ReactElement } from 'react';
import type { OrderView } from '@simpletread/contract';
import { cents } from '@simpletread/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { anAppointment, aPickupPoint, aPricing, aShop } from '../../carts/cart/testing/a-cart';
import { OrderMoney } from './OrderMoney';
import { OrderPlace } from './OrderPlace';
import { OrderTimeline } from '../tracking/OrderTimeline';
import { RefundNotice } from '../refunds/RefundNotice';
import { ReturnInfo } from '../tracking/ReturnInfo';
import { Shipment } from '../tracking/Shipment';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const PHONE = { display: '(800) 555 0142', value: '8005550142' };
const NOW = new Date('2026-11-20T12:00:00Z');

const anOrder = (over: Partial<OrderView> = {}): OrderView => ({
  orderNumber: '4K7QZ9M2XA',
  state: 'inTransit',
  paymentState: 'captured',
  placedAt: '2026-11-18T15:42:00.000Z',
  cancelClosesAt: '2026-11-18T16:12:00.000Z',
  canCancel: false,
  isInAccount: false,
  ownMoves: 0,
  fulfilment: 'ship-to-shop',
  pickupPoint: null,
  pickupReadyBy: null,
  pickupHeldUntil: null,
  shop: aShop(),
  appointment: null,
  cancelledAppointment: null,
  replacedBy: null,
  version: 1,
  maskedEmail: 'd•••@example.com',
  shippingAddress: {
    name: 'Dana Whitfield',
    company: null,
    address1: '614 South St',
    address2: '',
    city: 'Philadelphia',
    state: 'PA',
    zip: '19147',
  },
  poNumber: null,
  loanId: null,
  vehicle: null,
  lines: [],
  pricing: aPricing(),
  refundedInCents: cents(0),
  refundState: null,
  payment: null,
  carrier: 'FedEx',
  trackingNumber: '748922105563',
  estimatedDeliveryOn: '2026-11-23',
  deliveredAt: null,
  steps: [
    { name: 'Order Processed', state: 'done', at: '2026-11-18T15:42:00.000Z' },
    { name: 'Pending Carrier Pickup', state: 'done', at: '2026-11-19T12:05:00.000Z' },
    { name: 'In Transit', state: 'current', at: '2026-11-19T23:40:00.000Z' },
    { name: 'Delivered', state: 'todo', at: null },
  ],
  events: [
    { at: '2026-11-20T09:51:00.000Z', title: 'Arrived at a FedEx hub', place: 'Allentown, PA' },
    { at: '2026-11-18T15:42:00.000Z', title: 'Order placed', place: null },
  ],
  delay: null,
  isOnHold: false,
  isReceiptSent: true,
  receiptPath: '/my_customers/pdf/o/c/Receipt_o.pdf',
  ...over,
});

const text = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('an order’s money', () => {
  const paid = (refunded: number) =>
    text(<OrderMoney order={anOrder({ refundedInCents: cents(refunded) })} />);

  it('names the part that was refunded and what remains paid', () => {
    expect(paid(10_000)).toMatch(/\$100\.00 was refunded to .+ That leaves \$641\.76 paid\./);
    expect(paid(74_176)).not.toContain('That leaves');
    expect(paid(0)).not.toContain('refunded');
  });
});

describe('a shipped order', () => {
  it('shows its four steps with their times and the expected day', () => {
    const words = text(<OrderTimeline order={anOrder()} now={NOW} />);
    for (const part of [
      'Order Processed , done Nov 18, 10:42 am ET',
      'Pending Carrier Pickup , done Nov 19, 7:05 am ET',
      'In Transit Nov 19, 6:40 pm ET',
      'Delivered , not yet Mon, Nov 23, expected',
    ]) {
      expect(words).toContain(part);
    }
  });

  it('shows where it has been with carrier and number, and the expected day', () => {
    const words = text(<Shipment order={anOrder()} />);
    for (const part of [
      'Shipment history FedEx 748922105563',
      'Nov 20, 4:51 am ET Arrived at a FedEx hub Allentown, PA',
      'Nov 18, 10:42 am ET Order placed',
      'Estimated delivery Mon, Nov 23',
    ])
      expect(words).toContain(part);
    const before = text(<Shipment order={anOrder({ carrier: null, trackingNumber: null })} />);
    expect(before).toContain('Tracking number Not shipped yet');
  });

  it('names the shop that mounts it, or the door', () => {
    expect(text(<OrderPlace order={anOrder()} now={NOW} />)).toContain('South Street Auto');
    expect(
      text(<OrderPlace order={anOrder({ fulfilment: 'ship-to-me', shop: null })} now={NOW} />),
    ).toContain('Dana Whitfield');
  });
});

describe('an order with an appointment', () => {
  it('says when the shop mounts the tires, and expects no call', () => {
    const words = text(<OrderPlace order={anOrder({ appointment: anAppointment() })} now={NOW} />);
    expect(words).toContain('Tuesday, December 1, 2026 at 9:00 am');
    expect(words).not.toContain('shop, which calls you');
  });

  it('gives the drop-off window', () => {
    const dropOffWindow = { from: '08:00', to: '10:00' };
    const appointment = anAppointment({ isDropOff: true, startTime: null, dropOffWindow });
    expect(text(<OrderPlace order={anOrder({ appointment })} now={NOW} />)).toContain(
      'drop off between 8:00 am and 10:00 am',
    );
  });

  it('is one whose shop calls if it has none', () => {
    expect(text(<OrderPlace order={anOrder({ appointment: null })} now={NOW} />)).toContain(
      'shop, which calls you',
    );
  });
});

describe('an order for a FedEx location', () => {
  const pickup = { fulfilment: 'fedex-pickup', shop: null, pickupPoint: aPickupPoint() } as const;
  const place = (over: Partial<OrderView>): string =>
    text(<OrderPlace order={anOrder({ ...pickup, ...over })} now={NOW} />);

  it('says where, when and how it is picked up', () => {
    const words = place({ state: 'inTransit' });
    for (const part of [
      'Pick up at',
      'FedEx Office, Market St',
      '12 Market St',
      'Mon to Fri 8:30 am to 7:00 pm',
    ])
      expect(words).toContain(part);
    expect(words).toContain('photo ID in the name of Dana Whitfield');
    expect(words).toContain('held for 5 business days');
  });

  it('says how long it is held', () => {
    const words = place({ state: 'delivered', pickupHeldUntil: '2026-11-30' });
    expect(words).toContain('Ready for pickup at');
    expect(words).toContain('held until Mon, Nov 30');
  });
});

describe('a cancelled order', () => {
  const cancelled = anOrder({ state: 'cancelled', carrier: null, trackingNumber: null });

  it('says that nothing was shipped, and offers no return', () => {
    expect(text(<Shipment order={cancelled} />)).toContain('Nothing was shipped.');
    expect(text(<ReturnInfo order={cancelled} href="/return" now={NOW} />)).toBe('');
  });
});

describe('a refund', () => {
  const notice = (over: Partial<OrderView>): string =>
    text(<RefundNotice order={anOrder(over)} phone={PHONE} />).trim();
  const cancelled = { state: 'cancelled' } as const;

  it('is on its way while the provider is asked', () => {
    expect(notice({ ...cancelled, refundState: 'requested' })).toContain('The refund is on its way');
  });

  it('is confirmed once it is paid', () => {
    const paid = { refundState: 'succeeded', refundedInCents: cents(56_800) } as const;
    expect(notice({ ...cancelled, ...paid })).toContain('$568.00 was refunded to your card');
    expect(notice(paid)).toBe('');
  });

  it('is owed, with a number to call, if the provider refused it', () => {
    const words = notice({ ...cancelled, refundState: 'failed' });
    expect(words).toContain('This order is cancelled. We couldn’t refund you yet.');
    expect(words).toContain(PHONE.display);
    expect(words).not.toContain('on its way');
    expect(notice({ refundState: 'failed' })).toContain('We couldn’t refund you yet.');
  });

  it('is not mentioned without one', () => {
    expect(notice({})).toBe('');
    expect(notice(cancelled)).toBe('This order is cancelled.');
  });

  it('names the order that replaces a swapped one', () => {
    expect(notice({ ...cancelled, replacedBy: '4K7QZ-9M2XA' })).toBe(
      'This order is cancelled. Order 4K7QZ-9M2XA replaces it.',
    );
  });
});

describe('returns', () => {
  it.each([
    [null, 'Returns open on delivery'],
    ['2026-11-19T15:00:00.000Z', 'Returns are open until Sat, Dec 19'],
    ['2026-10-01T15:00:00.000Z', 'Returns closed Sat, Oct 31'],
  ])('of an order delivered at %s: %s', (deliveredAt, words) => {
    const order = anOrder({ state: deliveredAt === null ? 'inTransit' : 'delivered', deliveredAt });
    expect(text(<ReturnInfo order={order} href="/return" now={NOW} />)).toContain(words);
  });

  it('are offered to the last day, and then only shown', () => {
    const offered = (deliveredAt: string) =>
      text(<ReturnInfo order={anOrder({ state: 'delivered', deliveredAt })} href="/return" now={NOW} />);
    expect(offered('2026-10-21T15:00:00.000Z')).toContain('Return tires');
    const late = offered('2026-10-20T15:00:00.000Z');
    expect(late).toContain('See your returns');
    expect(late).not.toContain('Return tires');
  });

  it('of an order that is picked up at a warehouse count from its pickup', () => {
    const order = anOrder({ fulfilment: 'warehouse-pickup', state: 'pendingPickup', deliveredAt: null });
    const words = text(<ReturnInfo order={order} href="/return" now={NOW} />);
    expect(words).toContain('Returns open on pickup');
    expect(words).toContain('days of pickup');
  });
});
