import { timelineText } from './timeline-text.js';

describe('the timeline of an order', () => {
  it.each([
    ['OrderPlaced', { totalInCents: 61_234 }, 'Order placed', '$612.34 captured'],
    ['OrderReleased', {}, 'With the warehouse', 'The tires are pulled and wait for the carrier'],
    ['OrderHandedToCarrier', { carrier: 'FedEx', trackingNumber: '12' }, 'Handed to the carrier', 'FedEx 12'],
    ['OrderDelivered', {}, 'Delivered', ''],
    [
      'OrderCancelled',
      { reason: 'Wrong size', refundInCents: 100 },
      'Order cancelled',
      'Wrong size · $1.00 to be refunded',
    ],
    ['RefundSucceeded', { amountInCents: 100 }, 'Refund paid out', '$1.00'],
    ['NoteAdded', { text: 'Called' }, 'Note', 'Called'],
  ])('words %s', (type, data, title, detail) => {
    expect(timelineText(type, data)).toEqual({ title, detail });
  });

  it('spells out what it does not know', () => {
    expect(timelineText('TiresRotatedTwice', {})).toEqual({ title: 'Tires rotated twice', detail: '' });
  });
});
