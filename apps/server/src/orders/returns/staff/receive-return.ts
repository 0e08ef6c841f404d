import { Injectable } from '@nestjs/common';
import {
  appointmentWords,
  countReceived,
  formatReturnNumber,
  ok,
  type ReceivedLine,
  type ReceivedTires,
  refuse,
  type Result,
  tireConditionText,
} from '@simpletread/domain';

import { StockAllocations } from '../../../catalogue/index.js';
import { Warehouses } from '../../../delivery/index.js';
import { AppointmentBookings } from '../../../installers/index.js';
import { Alerts } from '../../../platform/alerts/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import {
  type KeyedStaffContext,
  type OrderRecord,
  OrderRepository,
  RETURN_RECEIVED,
  staffActorOf,
} from '../../order/index.js';
import { ReturnRepository } from '../return.repository.js';
import { type LockedReturn, ReturnSteps } from '../return-steps.js';
import type { SeenReturn } from './answer-return.js';

export interface Arrival extends SeenReturn {
  readonly warehouseCode: string;
  readonly tires: readonly ReceivedTires[];
  /** Item numbers of tires in the box that aren't of the return; they stay out of stock. */
  readonly wrongItems?: readonly number[];
}

const inWords = (tires: readonly ReceivedTires[]): string =>
  tires
    .filter(({ quantity }) => quantity > 0)
    .map(({ quantity, condition }) => `${quantity} × ${tireConditionText(condition).toLowerCase()}`)
    .join(', ');

const tireCountOf = (tires: readonly { readonly quantity: number }[]): number =>
  tires.reduce((sum, { quantity }) => sum + quantity, 0);

const besides = ({ lines }: LockedReturn['record'], { tires, wrongItems = [] }: Arrival): string[] => {
  const missing = tireCountOf(lines) - tireCountOf(tires);
  return [
    ...(missing === 0 ? [] : [`${missing} missing`]),
    ...(wrongItems.length === 0 ? [] : [`not part of this return: item ${wrongItems.join(', ')}`]),
  ];
};

const givenBack = (freed: string | null): string[] =>
  freed === null ? [] : [`the appointment on ${freed} is given back`];

/** Records the tires that arrived. Sellable ones are back in stock at once; the others are scrapped or kept for their buyer. */
@Injectable()
export class ReceiveReturn {
  constructor(
    private readonly steps: ReturnSteps,
    private readonly returns: ReturnRepository,
    private readonly orders: OrderRepository,
    private readonly stock: StockAllocations,
    private readonly warehouses: Warehouses,
    private readonly appointments: AppointmentBookings,
    private readonly alerts: Alerts,
  ) {}

  async run(arrival: Arrival, context: KeyedStaffContext): Promise<Result<null>> {
    const { returnId, version, warehouseCode, tires } = arrival;
    const isKnown = (await this.warehouses.all()).some(({ code }) => code === warehouseCode);
    if (!isKnown) return refuse('request.invalid', { warehouseCode });
    const type = RETURN_RECEIVED;
    const request = { returnId, version, types: [type], actorOf: () => staffActorOf(context) };
    return this.steps.run(request, async (tx, locked) => {
      const asked = locked.record.lines.map(({ line_id: lineId, quantity }) => ({ lineId, quantity }));
      const counted = countReceived(asked, tires);
      if (!counted.ok) return counted;
      // Refused below if the return has moved on, with all that is written here.
      await this.takeIn(tx, locked, counted.value, warehouseCode);
      await this.alertOfMissing(tx, locked, arrival, context);
      const freed = await this.freeAppointment(tx, locked.order, counted.value);
      return ok({
        event: 'receive',
        type,
        action: 'return.receive',
        change: {
          received_at: locked.order.read_at,
          received_by: context.staff.name,
          received_warehouse: warehouseCode,
        },
        data: {
          tires: [
            `${inWords(tires)} at ${warehouseCode}`,
            ...besides(locked.record, arrival),
            ...givenBack(freed),
          ].join(' · '),
        },
        payload: freed === null ? {} : { freedAppointment: freed },
      });
    });
  }

  /** Without tires there is nothing to install. */
  private async freeAppointment(
    tx: Transaction,
    order: OrderRecord,
    lines: readonly ReceivedLine[],
  ): Promise<string | null> {
    if (!areAllBack(order, lines)) return null;
    const freed = await this.appointments.releaseComing(tx, order.id, order.read_at);
    return freed === null ? null : appointmentWords(freed);
  }

  /** Alerts staff if fewer tires arrived than the buyer asked to return. */
  private async alertOfMissing(
    tx: Transaction,
    { record }: LockedReturn,
    { tires, warehouseCode }: Arrival,
    { staff }: KeyedStaffContext,
  ): Promise<void> {
    const [expected, received] = [tireCountOf(record.lines), tireCountOf(tires)];
    if (received >= expected) return;
    await this.alerts.within(tx, {
      kind: 'return.short',
      subject: `Return ${formatReturnNumber(record.number)}`,
      about: { type: 'return', id: record.id },
      facts: [
        { label: 'Received', text: `${received} of ${expected} tires` },
        { label: 'Missing', text: String(expected - received) },
        { label: 'Warehouse', text: warehouseCode },
        { label: 'Received by', text: staff.name },
      ],
    });
  }

  private async takeIn(
    tx: Transaction,
    { order, record }: LockedReturn,
    lines: readonly ReceivedLine[],
    warehouseCode: string,
  ): Promise<void> {
    await this.returns.receive(tx, record.id, lines);
    await this.orders.countReturned(tx, order.id, lines, order.read_at);
    await this.stock.takeBack(tx, record.id, sellable(order, lines), warehouseCode);
  }
}

/** True once every tire of the order is back. */
const areAllBack = ({ lines }: OrderRecord, arrived: readonly ReceivedLine[]): boolean =>
  lines.every((line) => {
    const accepted = arrived.find(({ lineId }) => lineId === line.id)?.accepted ?? 0;
    return line.returned_quantity + accepted >= line.quantity;
  });

const sellable = (order: OrderRecord, lines: readonly ReceivedLine[]) =>
  lines.flatMap(({ lineId, restocked }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line === undefined || restocked === 0 ? [] : [{ tireId: line.tire_id, quantity: restocked }];
  });
