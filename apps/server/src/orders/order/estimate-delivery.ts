import { Injectable } from '@nestjs/common';
import { type LatLng, promiseDelivery } from '@simpletread/domain';

import { Warehouses } from '../../delivery/index.js';

/** The day by which all tires of an order arrive. */
@Injectable()
export class EstimateDelivery {
  constructor(private readonly warehouses: Warehouses) {}

  /** As `2026-11-24`; null where the destination has no position. `by` is the promised day, or the first one on which they may arrive. */
  async run(
    fromCodes: readonly string[],
    to: LatLng | null,
    now: Date,
    by: 'latestOn' | 'earliestOn' = 'latestOn',
  ): Promise<string | null> {
    if (to === null) return null;
    const days = (await this.warehouses.all())
      .filter(({ code }) => fromCodes.includes(code))
      .map((warehouse) => promiseDelivery(warehouse, to, now)[by]);
    return days.reduce<string | null>(
      (latest, day) => (latest === null || day > latest ? day : latest),
      null,
    );
  }
}
