import { Injectable } from '@nestjs/common';
import { formatOrderNumber, ok } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import type { Warehouse } from '../../delivery/index.js';
import { Audit, type StaffContext } from '../../platform/audit/index.js';
import { Database, UnitOfWork } from '../../platform/database/index.js';
import { FaultError } from '../../platform/http/index.js';
import { ShopDirectory } from '../../installers/index.js';
import { customerName, type OrderRecord } from '../order/index.js';
import { type PickedLine, PickLines, PickRepository } from '../picks/index.js';
import { labelsPdf, type ShippingLabel } from '../returns/index.js';
import { FindPick, type ScannedOrder } from './find-pick.js';
import { PickListReader } from './staff/pick-list.reader.js';

const cityLine = (place: { readonly city: string; readonly state: string; readonly zip: string }): string =>
  `${place.city}, ${place.state} ${place.zip}`;

const labelOf = (
  order: OrderRecord,
  warehouse: Warehouse,
  { lines, to, position }: { lines: readonly PickedLine[]; to: readonly string[]; position: string },
): ShippingLabel => ({
  heading:
    order.fulfilment === 'warehouse-pickup'
      ? 'Warehouse pickup'
      : `${order.carrier ?? ''} ${order.tracking_number ?? ''}`.trim(),
  code: formatOrderNumber(order.number),
  position,
  tires: lines.map(({ scanned, tire, itemNumber }) => `${scanned} × ${tire}, item ${itemNumber}`),
  from: [`SimpleTread ${warehouse.name} (${warehouse.code})`, `${warehouse.city}, ${warehouse.state}`],
  to,
});

/**
 * Sends the label of a parcel, one for all tires that a warehouse sends with an order, until the parcel is on the truck. It has the buyer’s name
 * and address, so each read is recorded first.
 */
@Injectable()
export class SendParcelLabel {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly find: FindPick,
    private readonly picks: PickRepository,
    private readonly list: PickListReader,
    private readonly lines: PickLines,
    private readonly shops: ShopDirectory,
  ) {}

  async run(reply: FastifyReply, scanned: ScannedOrder, context: StaffContext): Promise<void> {
    const found = await this.find.order(scanned);
    if (!found.ok) throw FaultError.of('order.unknown');
    const { order, warehouse } = found.value;
    const parcels = await this.picks.ofOrder(this.database, order.id);
    const at = parcels.findIndex(({ warehouse_code: code }) => code === warehouse.code);
    if (at === -1) throw FaultError.of('pick.notHere');
    if (order.state === 'cancelled') throw FaultError.of('pick.cancelled');
    if (order.state === 'placed') throw FaultError.of('parcel.notPacked');
    if ((await this.list.one(warehouse, order.id))?.state !== 'packed') throw FaultError.of('pick.movedOn');
    const label = labelOf(order, warehouse, {
      lines: await this.lines.of(this.database, order, warehouse.code),
      to: await this.destination(order),
      position: `Parcel ${at + 1} of ${parcels.length}`,
    });
    await this.recordRead(order, warehouse, context);
    await reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="label-${label.code}.pdf"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'no-store')
      .send(await labelsPdf([label], `Label of order ${label.code}`));
  }

  private async recordRead(order: OrderRecord, { code }: Warehouse, context: StaffContext): Promise<void> {
    await this.work.run(async (tx) => {
      await this.audit.recordStaff(
        tx,
        {
          action: 'parcel.read-label',
          subjectType: 'order',
          subjectId: order.id,
          before: null,
          after: { warehouse: code },
        },
        context,
      );
      return ok(null);
    });
  }

  /** The shop or the pickup location, for the buyer; else the buyer's own address. */
  private async destination(order: OrderRecord): Promise<readonly string[]> {
    const name = customerName(order);
    const { shop_id: shopId, pickup_point: point, address1, address2, city, state_code: state, zip } = order;
    const shop = shopId === null ? null : await this.shops.findById(shopId);
    if (shop !== null) return [shop.company, `for ${name}`, shop.address1, cityLine(shop)];
    if (point !== null) return [point.name, `for ${name}`, point.address1, cityLine(point)];
    return [
      name,
      [address1, address2].filter((part) => part !== '').join(', '),
      cityLine({ city, state, zip }),
    ];
  }
}
