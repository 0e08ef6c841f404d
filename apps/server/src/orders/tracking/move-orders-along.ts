import { Injectable, type OnModuleInit } from '@nestjs/common';
import { journeyOf, tidyScans } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import { CarrierScans } from '../order/index.js';
import { PickRepository } from '../picks/index.js';
import { AdvanceOrder } from './advance-order.js';
import { Carrier } from './carrier.js';
import { pauseAfter } from './look-pause.js';
import { ParcelPlaces } from './parcel-places.js';
import { ReleaseOrder } from './release-order.js';
import { ShipmentRepository, type ShipmentUnderWay } from './shipment.repository.js';

const EVERY_MS = 30_000;
const AT_ONCE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Gives orders to the warehouse once they can no longer be cancelled, and follows the carrier's scans after that. Where people pick, an
 * order waits until its last tire is scanned. Decision record 123.
 */
@Injectable()
export class MoveOrdersAlong implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
    private readonly shipments: ShipmentRepository,
    private readonly carrier: Carrier,
    private readonly places: ParcelPlaces,
    private readonly scans: CarrierScans,
    private readonly advance: AdvanceOrder,
    private readonly picks: PickRepository,
    private readonly releases: ReleaseOrder,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'orders.move-along', run: () => this.run() });
  }

  async run(): Promise<void> {
    // This comes first: an order that people pick must not look ready.
    await this.picks.open(this.database);
    for (const parcel of await this.shipments.ready(this.database, AT_ONCE))
      await this.each(parcel.orderId, async () => void (await this.releases.run(parcel)));
    let afterId = FIRST_ID;
    for (;;) {
      const page = await this.shipments.due(this.database, afterId, AT_ONCE);
      for (const shipment of page) await this.look(shipment);
      if (page.length < AT_ONCE) return;
      afterId = page.at(-1)?.orderId ?? afterId;
    }
  }

  /** A look that fails counts as well: what the carrier stumbles over is not asked about in every run. */
  private async look(shipment: ShipmentUnderWay): Promise<void> {
    const { orderId } = shipment;
    let hasMoved = false;
    await this.each(orderId, async () => {
      hasMoved = await this.follow(shipment);
    });
    const looks = hasMoved ? 1 : shipment.looks + 1;
    await this.each(orderId, () => this.shipments.looked(this.database, orderId, looks, pauseAfter(looks)));
  }

  /** True if it moved. */
  private async follow({ now, state, looks: _, ...shipment }: ShipmentUnderWay): Promise<boolean> {
    const { orderId, carrier, trackingNumber } = shipment;
    const places = await this.places.of(orderId, shipment);
    const scans = tidyScans(await this.carrier.track({ ...shipment, ...places }, now), now);
    await this.scans.keep(this.database, orderId, scans);
    const { pickedUpAt, deliveredAt } = journeyOf(scans);
    let hasMoved = false;
    if (pickedUpAt !== null && state === 'pendingPickup') {
      const label = { carrier, trackingNumber };
      hasMoved = await this.advance.run(orderId, { event: 'handToCarrier', at: pickedUpAt, label });
    }
    if (deliveredAt === null) return hasMoved;
    return (await this.advance.run(orderId, { event: 'deliver', at: deliveredAt })) || hasMoved;
  }

  /** A parcel that the carrier stumbles over must not hold up the others. */
  private async each(orderId: string, act: () => Promise<void>): Promise<void> {
    await act().catch((error: unknown) =>
      this.log.error({ err: error, orderId }, 'an order could not be moved along'),
    );
  }
}
