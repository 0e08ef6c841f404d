import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/index.js';
import { CheckPicks } from '../picks/index.js';
import { AdvanceOrder } from './advance-order.js';
import { Carrier } from './carrier.js';
import { type ReadyParcel, ShipmentRepository } from './shipment.repository.js';

/** Books the carrier for an order whose tires are pulled, and gives it its label; sets aside what is picked up at the warehouse. */
@Injectable()
export class ReleaseOrder {
  constructor(
    private readonly database: Database,
    private readonly shipments: ShipmentRepository,
    private readonly picks: CheckPicks,
    private readonly carrier: Carrier,
    private readonly advance: AdvanceOrder,
  ) {}

  /** An order that changes while its parcel is booked is left for a later run, which books what it is then. */
  async run({ version, fulfilment, ...parcel }: ReadyParcel, by?: string): Promise<boolean> {
    if (!(await this.picks.areReady(parcel.orderId))) return false;
    const booked = fulfilment === 'warehouse-pickup' ? {} : { label: await this.carrier.book(parcel) };
    const step = { event: 'release', ...booked, version } as const;
    return this.advance.run(parcel.orderId, by === undefined ? step : { ...step, by });
  }

  /** Releases an order that people have just packed; one that isn't complete yet waits. True if it moved. */
  async packed(orderId: string, by: string): Promise<boolean> {
    const parcel = await this.shipments.packed(this.database, orderId);
    return parcel !== null && (await this.run(parcel, by));
  }
}
