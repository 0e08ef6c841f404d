import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { businessDayAfter, type Scan, type ScanKind } from '@simpletread/domain';

import { Carrier, type Label, type Parcel, type Shipment } from './carrier.js';

const MINUTE_MS = 60_000;
/** The van comes late in the afternoon, and not for what was booked just before. */
const PICKUP_HOUR_UTC = 22.5;
const PICKUP_LEAD_MS = 20 * MINUTE_MS;
const DELIVERY_HOUR_UTC = 19;
const TYPICAL_DAYS = 3;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const atHour = (isoDay: string, hourUtc: number): Date =>
  new Date(Date.parse(`${isoDay}T00:00:00Z`) + hourUtc * 60 * MINUTE_MS);

const pickupAfter = (bookedAt: Date): Date => {
  const ready = new Date(bookedAt.getTime() + PICKUP_LEAD_MS);
  const today = atHour(businessDayAfter(dayOf(ready), 0), PICKUP_HOUR_UTC);
  return today > ready ? today : atHour(businessDayAfter(dayOf(ready), 1), PICKUP_HOUR_UTC);
};

/** Scans at the sorting hub arrive with a delay. */
const HUB = 'Memphis, TN';
const HUB_ARRIVAL_MS = 6.5 * 60 * MINUTE_MS;
const HUB_DEPARTURE_MS = 10 * 60 * MINUTE_MS;
const HUB_DELAY_MS = 40 * MINUTE_MS;
const ARRIVAL_HOUR_UTC = 10.5;
const OUT_HOUR_UTC = 12;

interface Report extends Scan {
  readonly reportedAt: Date;
}

const report = (kind: ScanKind, at: Date, place: string | null, delayMs = 0): Report => ({
  kind,
  at,
  place,
  reportedAt: new Date(at.getTime() + delayMs),
});

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

const wayOf = (shipment: Shipment): Report[] => {
  const { bookedAt, shippedAt, isAtDock, estimatedDeliveryOn, origin, destination } = shipment;
  if (isAtDock) return [report('labeled', bookedAt, origin)];
  const pickedUpAt = shippedAt ?? pickupAfter(bookedAt);
  const earliestOn = businessDayAfter(dayOf(pickedUpAt), 1);
  const promisedOn = estimatedDeliveryOn ?? businessDayAfter(dayOf(pickedUpAt), TYPICAL_DAYS);
  const deliveredOn = promisedOn > earliestOn ? promisedOn : earliestOn;
  return [
    report('labeled', bookedAt, origin),
    report('pickedUp', pickedUpAt, origin),
    report('arrived', after(pickedUpAt, HUB_ARRIVAL_MS), HUB, HUB_DELAY_MS),
    report('departed', after(pickedUpAt, HUB_DEPARTURE_MS), HUB, HUB_DELAY_MS),
    report('arrived', atHour(deliveredOn, ARRIVAL_HOUR_UTC), destination),
    report('outForDelivery', atHour(deliveredOn, OUT_HOUR_UTC), destination),
    report('delivered', atHour(deliveredOn, DELIVERY_HOUR_UTC), destination),
  ];
};

/**
 * A carrier that exists on paper: it comes every business day, takes what isn't left for people to hand over, and delivers on the day that was promised. Like a real one it reports hubs
 * late, its pickup twice, and everything newest first.
 */
@Injectable()
export class SandboxCarrier extends Carrier {
  override book({ orderId }: Parcel): Promise<Label> {
    const number = BigInt(`0x${createHash('sha256').update(orderId).digest('hex').slice(0, 16)}`);
    const trackingNumber = (number % 10n ** 12n).toString().padStart(12, '0');
    return Promise.resolve({ carrier: 'FedEx', trackingNumber });
  }

  override track(shipment: Shipment, now: Date): Promise<readonly Scan[]> {
    const reports = wayOf(shipment).filter(({ reportedAt }) => reportedAt <= now);
    const twice = reports.filter(({ kind }) => kind === 'pickedUp');
    const scans = [...reports, ...twice].map(({ kind, at, place }) => ({ kind, at, place }));
    return Promise.resolve(scans.reverse());
  }
}
