import { SILENCES } from '@simpletread/domain';

import { timelineText } from './timeline-text.js';

describe('the timeline of an order', () => {
  it.each([
    ['OrderPlaced', { totalInCents: 61_234 }, 'Order placed', '$612.34 captured'],
    ['OrderReleased', {}, 'With the warehouse', 'The tires are pulled and waiting for the carrier'],
    ['OrderHandedToCarrier', { carrier: 'FedEx', trackingNumber: '12' }, 'Handed to the carrier', 'FedEx 12'],
    ['OrderDelivered', {}, 'Delivered', ''],
    [
      'OrderCancelled',
      { reason: 'Wrong size', refundInCents: 100 },
      'Order cancelled',
      'Wrong size · refund of $1.00',
    ],
    [
      'OrderCancelled',
      {
        reason: 'Replaced by another order',
        replacedBy: '7M2PX-Q94KA',
        linkFrom: 'Robin Castillo',
        refundInCents: 100,
      },
      'Order cancelled',
      'Replaced by order 7M2PX-Q94KA · refund of $1.00 · swap link from Robin Castillo',
    ],
    ['SwapLinkGiven', { staffId: 's1' }, 'Swap link copied', ''],
    ['RefundSucceeded', { amountInCents: 100 }, 'Refund paid out', '$1.00'],
    [
      'RefundFailed',
      { amountInCents: 100, failure: 'refund_impossible' },
      'Refund failed',
      '$1.00 · declined by the payment provider: the payment can’t be refunded, or no longer in this amount',
    ],
    ['RefundRetried', { amountInCents: 100 }, 'Refund retried', '$1.00'],
    ['NoteAdded', { text: 'Called' }, 'Note', 'Called'],
  ])('words %s', (type, data, title, detail) => {
    expect(timelineText(type, data, 'ship-to-shop')).toEqual({ title, detail });
  });

  it.each(['OrderPlaced', 'OrderCancelled', 'OrderHandedToCarrier', 'RefundFailed', 'NoteAdded'])(
    'words %s also when its data are those of another version',
    (type) => {
      const { title, detail } = timelineText(
        type,
        { totalInCents: '1', text: 7, failure: null },
        'ship-to-me',
      );
      expect(title).not.toBe('');
      expect(detail).not.toMatch(/undefined|null|NaN|object/);
    },
  );

  it.each(['OrderCancelled', 'TiresRemoved', 'ReturnSettled', 'PriceClaimSettled', 'ReceivingChanged'])(
    'words the refund of %s as true before and after it is paid',
    (type) => {
      const { detail } = timelineText(type, { fields: 'Tires', refundInCents: 75_548 }, 'ship-to-me');
      expect(detail).toContain('refund of $755.48');
      expect(timelineText(type, { refundInCents: 0 }, 'ship-to-me').detail).not.toMatch(/\$0|to be/);
    },
  );

  it.each(SILENCES)('says in words what silence about a delay does: %s', (silence) => {
    const data = { revisedOn: 'Friday, December 4', reason: 'Weather', silence };
    expect(timelineText('DelayAsked', data, 'ship-to-me').detail).toMatch(
      /^Friday, December 4 · Weather · no answer /,
    );
  });

  it('says of tires that came to a FedEx location that they wait there', () => {
    expect(timelineText('OrderDelivered', {}, 'fedex-pickup').title).toBe('Ready for pickup');
  });

  it('spells out unknown types', () => {
    expect(timelineText('TiresRotatedTwice', {}, 'ship-to-me')).toEqual({
      title: 'Tires rotated twice',
      detail: '',
    });
  });
});
