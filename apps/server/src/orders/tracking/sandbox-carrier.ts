import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { businessDayAfter } from '@simpletread/domain';

import { Carrier, type Label, type Parcel, type Shipment, type Tracking } from './carrier.js';

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

const notAfter = (at: Date, now: Date): Date | null => (at <= now ? at : null);

/** A carrier that exists on paper: it comes every business day and delivers on the day that was promised. */
@Injectable()
export class SandboxCarrier extends Carrier {
  override book({ orderId }: Parcel): Promise<Label> {
    const number = BigInt(`0x${createHash('sha256').update(orderId).digest('hex').slice(0, 16)}`);
    const trackingNumber = (number % 10n ** 12n).toString().padStart(12, '0');
    return Promise.resolve({ carrier: 'FedEx', trackingNumber });
  }

  override track({ bookedAt, estimatedDeliveryOn }: Shipment, now: Date): Promise<Tracking> {
    const pickedUpAt = pickupAfter(bookedAt);
    const earliestOn = businessDayAfter(dayOf(pickedUpAt), 1);
    const promisedOn = estimatedDeliveryOn ?? businessDayAfter(dayOf(pickedUpAt), TYPICAL_DAYS);
    const deliveredAt = atHour(promisedOn > earliestOn ? promisedOn : earliestOn, DELIVERY_HOUR_UTC);
    return Promise.resolve({
      pickedUpAt: notAfter(pickedUpAt, now),
      deliveredAt: notAfter(deliveredAt, now),
    });
  }
}
