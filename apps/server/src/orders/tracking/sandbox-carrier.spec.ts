import { journeyOf, tidyScans } from '@simpletread/domain';

import { SandboxCarrier } from './sandbox-carrier.js';

const at = (moment: string): Date => new Date(moment);

describe('the sandbox carrier', () => {
  const carrier = new SandboxCarrier();
  const shipment = (bookedAt: string, estimatedDeliveryOn: string | null = '2026-03-09') => ({
    orderId: 'o',
    carrier: 'FedEx',
    trackingNumber: '1',
    bookedAt: at(bookedAt),
    shippedAt: null,
    isAtDock: false,
    origin: 'Carlisle, PA',
    destination: 'Philadelphia, PA',
    estimatedDeliveryOn,
  });
  const scans = (bookedAt: string, now: string, promisedOn?: string | null) =>
    carrier.track(shipment(bookedAt, promisedOn), at(now));
  const track = async (...asked: Parameters<typeof scans>) =>
    journeyOf(tidyScans(await scans(...asked), at(asked[1])));

  it('gives the same parcel the same label, and another parcel a different one', async () => {
    const parcel = { orderId: '0198c0de-0000-7000-8000-000000000001', orderNumber: 'A', tireCount: 4 };
    const label = await carrier.book(parcel);
    expect(label.trackingNumber).toMatch(/^\d{12}$/);
    expect(await carrier.book(parcel)).toEqual(label);
    expect(await carrier.book({ ...parcel, orderId: 'other' })).not.toEqual(label);
  });

  it('arrives late on the same business day, if booked in time', async () => {
    expect((await track('2026-03-04T15:00:00Z', '2026-03-04T22:29:59Z')).pickedUpAt).toBeNull();
    expect((await track('2026-03-04T15:00:00Z', '2026-03-04T22:30:00Z')).pickedUpAt).toEqual(
      at('2026-03-04T22:30:00Z'),
    );
    expect((await track('2026-03-04T22:15:00Z', '2026-03-30T00:00:00Z')).pickedUpAt).toEqual(
      at('2026-03-05T22:30:00Z'),
    );
  });

  it('leaves what people haven’t handed over, however long it waits', async () => {
    const waiting = { ...shipment('2026-03-04T15:00:00Z'), isAtDock: true };
    const reported = await carrier.track(waiting, at('2026-03-30T00:00:00Z'));
    expect(reported.map(({ kind }) => kind)).toEqual(['labeled']);
  });

  it('does not come on weekends and federal holidays', async () => {
    expect((await track('2026-03-06T23:00:00Z', '2026-03-30T00:00:00Z')).pickedUpAt).toEqual(
      at('2026-03-09T22:30:00Z'),
    );
    expect((await track('2026-12-25T12:00:00Z', '2027-01-30T00:00:00Z')).pickedUpAt).toEqual(
      at('2026-12-28T22:30:00Z'),
    );
  });

  it('delivers on the promised day, never before the day after it came', async () => {
    const booked = '2026-03-04T15:00:00Z';
    expect((await track(booked, '2026-03-09T18:59:59Z')).deliveredAt).toBeNull();
    expect((await track(booked, '2026-03-09T19:00:00Z')).deliveredAt).toEqual(at('2026-03-09T19:00:00Z'));
    expect((await track(booked, '2026-03-30T00:00:00Z', '2026-03-03')).deliveredAt).toEqual(
      at('2026-03-05T19:00:00Z'),
    );
    expect((await track(booked, '2026-03-30T00:00:00Z', null)).deliveredAt).toEqual(
      at('2026-03-09T19:00:00Z'),
    );
  });

  it('reports hubs late, its pickup twice and the newest scan first, as carriers do', async () => {
    const booked = '2026-03-04T15:00:00Z';
    const kinds = async (now: string) => (await scans(booked, now)).map(({ kind }) => kind);
    expect(await kinds('2026-03-05T05:39:59Z')).toEqual(['pickedUp', 'pickedUp', 'labeled']);
    expect(await kinds('2026-03-05T05:40:00Z')).toEqual(['pickedUp', 'arrived', 'pickedUp', 'labeled']);
    expect(await scans(booked, '2026-03-09T19:00:00Z')).toContainEqual({
      kind: 'delivered',
      at: at('2026-03-09T19:00:00Z'),
      place: 'Philadelphia, PA',
    });
  });
});
