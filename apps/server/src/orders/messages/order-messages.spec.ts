import type { PickupPoint } from '@simpletread/contract';
import { cents, ZERO_CENTS } from '@simpletread/domain';

import { mailParts } from '../../../test/builders/platform/mail-parts.js';
import type { Shop } from '../../installers/shops/shop.js';
import { anOrderRecord } from '../order/testing/an-order-record.js';
import { appointmentMovedMail, installationMovedMail } from './appointment-message.js';
import { cancellationMail } from './cancellation-message.js';
import { confirmationMail, confirmationText } from './confirmation-message.js';
import { readyForPickupMail, readyForPickupText } from './pickup-message.js';
import { installationOffMail, installationPlannedMail } from './shop-message.js';

const PHONE = '(800) 555-0199';
const TRACKING_URL = 'https://shop.example.com/track-your-order';
const ACCOUNT_URL = 'https://shop.example.com/account/my-orders/4K7QZ9M2XA';
const SHOP = {
  company: 'Broad Street Tire',
  address1: '1 Broad Street',
  city: 'Philadelphia',
  state: 'PA',
  zip: '19148',
  email: 'bays@example.com',
} as Shop;

const DAY = { open: '08:30', close: '18:00' };
const POINT: PickupPoint = {
  code: 'FX00001',
  name: 'FedEx Office, Market St',
  address1: '12 Market St',
  city: 'Philadelphia',
  state: 'PA',
  zip: '19103',
  phone: '2155550122',
  distanceMiles: null,
  hours: { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: null, sun: null },
  timeZone: 'America/New_York',
};
const APPOINTMENT = {
  installer: 'S104',
  date: '2026-03-10',
  isDropOff: false,
  amOrPm: 'am',
  startTime: '09:00',
  dropOffWindow: null,
  timeZone: 'America/New_York',
} as const;

describe('messages about an order', () => {
  it('confirm it with number, tires, price, card, place, day and the way to track it', () => {
    const mail = confirmationMail(anOrderRecord(), {
      shop: null,
      appointment: null,
      trackingUrl: TRACKING_URL,
      accountUrl: ACCOUNT_URL,
      servicePhone: PHONE,
    });
    expect(mail).toMatchObject({ to: 'dana@example.com', subject: 'Order 4K7QZ-9M2XA is confirmed' });
    expect(mailParts(mail).text).toBe(
      [
        'Thank you, Dana. Your tires are reserved and paid for.',
        'Order: 4K7QZ-9M2XA',
        'Tires: 4 × Northway Crosswind HT 225/65R17 102H',
        'Ships to: 1214 Wharton St, Philadelphia, PA 19147\nArrives by: Monday, March 9',
        'Tires: $568.00\nAt your door: $568.00',
        'Paid with: Visa 4242',
        `Track your order: ${TRACKING_URL}`,
        'You need the order number 4K7QZ-9M2XA and the ZIP code 19147.',
        'Changed your mind? Cancel free of charge until 10:30 am ET, in your account or by calling (800) 555-0199 while our phones are open. No account yet? Create one with this email address and your order will be there.',
        `View your order in your account: ${ACCOUNT_URL}`,
        '--\nQuestions? Call (800) 555-0199.\nYou’re getting this email because you placed an order with SimpleTread.\nSimpleTread, https://shop.example.com',
      ].join('\n\n'),
    );
  });

  it('itemize the total, each part once for all tires', () => {
    const trace = [
      { label: 'Tires', detail: '2 tires at $100.00', amountInCents: cents(20_000) },
      { label: 'Tires', detail: '2 tires at $120.00', amountInCents: cents(24_000) },
      { label: 'Four-tire installation saving', detail: '', amountInCents: cents(-2_500) },
    ];
    const order = anOrderRecord({ fulfilment: 'ship-to-shop', total_in_cents: cents(41_500) });
    const { text, html } = mailParts(
      confirmationMail(
        { ...order, price_snapshot: { ...order.price_snapshot, trace } },
        {
          shop: SHOP,
          appointment: null,
          trackingUrl: TRACKING_URL,
          accountUrl: ACCOUNT_URL,
          servicePhone: PHONE,
        },
      ),
    );
    expect(text).toContain('Tires: $440.00\nFour-tire installation saving: −$25.00\nOut the door: $415.00');
    expect(html).toContain('$440.00');
  });

  it('say that a deal pays for the coverage, and neither charge it nor take it off', () => {
    const free = { tiresInCents: cents(0), installationInCents: cents(0), coverageInCents: cents(7_000) };
    const order = anOrderRecord({ fulfilment: 'ship-to-shop' });
    const price_snapshot = {
      ...order.price_snapshot,
      lines: order.price_snapshot.lines.map((line) => ({
        ...line,
        roadHazardInCents: cents(7_000),
        roadHazardSavingInCents: cents(7_000),
      })),
      promotions: [
        {
          promotionId: 'p',
          name: 'Coverage deal',
          type: 'Free' as const,
          detail: '',
          amountInCents: cents(7_000),
          isCoverageLinked: false,
          isFromCoupon: false,
          lines: order.price_snapshot.lines.map(({ lineId }) => ({ lineId, ...free })),
        },
      ],
      trace: [
        { label: 'Tires', detail: '', amountInCents: cents(56_800) },
        { label: 'Road hazard coverage, 36 months', detail: '4 at $17.50', amountInCents: cents(7_000) },
        { label: 'Coverage deal', detail: '', amountInCents: cents(-7_000) },
      ],
    };
    const setting = {
      shop: SHOP,
      appointment: null,
      trackingUrl: TRACKING_URL,
      accountUrl: ACCOUNT_URL,
      servicePhone: PHONE,
    };
    const { text } = mailParts(confirmationMail({ ...order, price_snapshot }, setting));
    expect(text).toContain(
      'Tires: $568.00\nRoad hazard coverage, 36 months: Free with this deal\nOut the door',
    );
    expect(text).not.toContain('70.00');
  });

  it('name the shop that mounts the tires instead of the buyer’s address', () => {
    const { text } = mailParts(
      confirmationMail(anOrderRecord(), {
        shop: SHOP,
        appointment: APPOINTMENT,
        trackingUrl: TRACKING_URL,
        accountUrl: ACCOUNT_URL,
        servicePhone: PHONE,
      }),
    );
    expect(text).toContain('Installed at: Broad Street Tire, 1 Broad Street, Philadelphia, PA 19148');
    expect(text).toContain('Appointment: Tuesday, March 10, 2026 at 9:00 am');
    expect(text).not.toContain('Wharton');
  });

  it('fit the text to a phone: number, price and link', () => {
    const message = confirmationText(anOrderRecord(), {
      shop: null,
      appointment: null,
      trackingUrl: TRACKING_URL,
      accountUrl: ACCOUNT_URL,
      servicePhone: PHONE,
    });
    expect(message).toMatchObject({ channel: 'sms', to: '2155550149' });
    expect(message.text.length).toBeLessThanOrEqual(160);
    expect(message.text).toContain(TRACKING_URL);
  });

  it('name the refund and its destination on cancellation', () => {
    const order = anOrderRecord();
    const mail = cancellationMail(
      { ...order, state: 'cancelled' },
      {
        refundInCents: order.total_in_cents,
        handlingInCents: ZERO_CENTS,
        replacedBy: null,
      },
    );
    expect(mail.subject).toBe('Order 4K7QZ-9M2XA is cancelled');
    expect(mailParts(mail).text).toContain('Refund: $568.00 to Visa 4242');
    expect(mailParts(mail).text).toContain('Banks take 3 to 5 business days');
    expect(mailParts(mail).text).not.toContain('Handling');
  });

  it('name the handling of an exchange that is deducted from the refund', () => {
    const money = { refundInCents: cents(48_800), handlingInCents: cents(8_000), replacedBy: null };
    const { text } = mailParts(cancellationMail(anOrderRecord(), money));
    expect(text).toContain('Handling of the exchanged tires: $80.00 deducted');
    expect(text).toContain('Refund: $488.00 to Visa 4242');
  });

  it('name the order that replaces a cancelled one', () => {
    const facts = { refundInCents: cents(56_800), handlingInCents: ZERO_CENTS, replacedBy: '7M2PX-Q94KA' };
    const { text } = mailParts(cancellationMail(anOrderRecord(), facts));
    expect(text).toContain('Dana, order 7M2PX-Q94KA replaces this order, so these tires won’t ship.');
  });

  it('speak of banks only if a card is refunded', () => {
    const order = anOrderRecord();
    const payment = order.payment && { ...order.payment, method: 'affirm' as const, card_last4: null };
    const mail = cancellationMail(
      { ...order, state: 'cancelled', payment },
      {
        refundInCents: order.total_in_cents,
        handlingInCents: ZERO_CENTS,
        replacedBy: null,
      },
    );
    expect(mailParts(mail).text).toContain('Refund: $568.00 to Affirm');
    expect(mailParts(mail).text).not.toContain('Banks');
  });

  it('give buyer and shop the new time of the appointment', () => {
    const words = 'Appointment: Tuesday, March 10, 2026 at 9:00 am';
    const toBuyer = appointmentMovedMail(anOrderRecord(), {
      shop: SHOP,
      appointment: APPOINTMENT,
      servicePhone: PHONE,
    });
    expect(toBuyer).toMatchObject({ to: 'dana@example.com', subject: 'Your appointment has moved' });
    expect(mailParts(toBuyer).text).toContain(words);
    expect(mailParts(toBuyer).text).toContain('If this time doesn’t work for you, call (800) 555-0199.');
    expect(mailParts(installationMovedMail(anOrderRecord(), SHOP, APPOINTMENT)).text).toContain(words);
  });

  it('give the shop the buyer’s name and the tires, and nothing else', () => {
    for (const mail of [
      installationPlannedMail(anOrderRecord(), SHOP, APPOINTMENT, `${TRACKING_URL}/wo`),
      installationOffMail(anOrderRecord(), SHOP),
      installationMovedMail(anOrderRecord(), SHOP, APPOINTMENT),
    ]) {
      expect(mail.to).toBe('bays@example.com');
      expect(mailParts(mail).text).toContain('4 × Northway Crosswind HT 225/65R17 102H');
      expect(Object.values(mailParts(mail)).join(' ')).not.toMatch(/dana@|2155550149|Wharton|568|4242|19147/);
    }
  });

  it('name the pickup location, the documents to bring and the last day', () => {
    const order = anOrderRecord({ fulfilment: 'fedex-pickup', pickup_point: POINT });
    const { text } = mailParts(
      confirmationMail(order, {
        shop: null,
        appointment: null,
        trackingUrl: TRACKING_URL,
        accountUrl: ACCOUNT_URL,
        servicePhone: PHONE,
      }),
    );
    expect(text).toContain('Pick up at: FedEx Office, Market St, 12 Market St, Philadelphia, PA 19103');
    expect(text).toContain(
      'Bring a photo ID with the name on the order. We hold the tires for 5 business days.',
    );
  });

  it('call the buyer once the tires are at the location', () => {
    const order = anOrderRecord({ fulfilment: 'fedex-pickup', pickup_point: POINT, tracking_number: '7489' });
    const ready = { point: POINT, heldUntil: '2026-03-16' };
    const mail = readyForPickupMail(order, ready);
    expect(mail).toMatchObject({ subject: 'Order 4K7QZ-9M2XA is ready for pickup', to: 'dana@example.com' });
    for (const words of [
      'Philadelphia, PA 19103',
      'Held until: Monday, March 16',
      'Tracking number: 7489',
      'photo ID',
    ])
      expect(mailParts(mail).text).toContain(words);
    expect(readyForPickupText(order, ready).text).toBe(
      'SimpleTread: order 4K7QZ-9M2XA is ready for pickup at FedEx Office, Market St, 12 Market St, Philadelphia, PA 19103 until Monday, March 16. Bring a photo ID.',
    );
  });
});
