import { Injectable } from '@nestjs/common';
import { type Appointment, type OrderNumber, type ShipTo } from '@simpletread/domain';

import { isLineCovered, type Swap, tireLabel } from '../../orders/index.js';
import { newId } from '../../platform/ids/index.js';
import { PromotionUses } from '../../pricing/index.js';
import type { OfferedGoods, OfferedLine } from '../cart/index.js';

/** The tires that are left of a line. */
export interface LineLeft {
  readonly lineId: string;
  readonly tireId: string;
  readonly brandName: string;
  readonly lineName: string;
  readonly name: string;
  readonly sizeCode: string;
  readonly axle: OfferedLine['axle'];
  readonly quantity: number;
  readonly isCovered: boolean;
}

/** Returns the lines of an order that still have tires. */
export const linesLeft = (order: Swap['order']): LineLeft[] =>
  order.lines
    .map((line) => ({
      lineId: line.id,
      tireId: line.tire_id,
      brandName: line.brand_name,
      lineName: line.line_name,
      name: tireLabel(line),
      sizeCode: line.size_code,
      axle: line.axle,
      quantity: line.quantity - line.returned_quantity,
      isCovered: isLineCovered(line),
    }))
    .filter(({ quantity }) => quantity > 0);

/** The tires that take the place of a line's. */
export interface ChosenTires {
  readonly lineId: string;
  readonly tireId: string;
  readonly quantity: number;
}

const appointmentOf = ({ appointment }: Swap): Appointment | null => {
  if (appointment === null) return null;
  const { installer, date, isDropOff, amOrPm, startTime, dropOffWindow } = appointment;
  return { installer, date, isDropOff, amOrPm, startTime, dropOffWindow };
};

const shipToOf = ({ order }: Swap): ShipTo => ({
  email: order.email,
  phone: order.phone,
  phoneType: order.phone_type,
  firstName: order.first_name,
  lastName: order.last_name,
  address1: order.address1,
  address2: order.address2,
  city: order.city,
  state: order.state_code as ShipTo['state'],
  zip: order.zip,
  company: order.company,
  specialInstructions: order.special_instructions,
});

/** The cart of the order that replaces another one: its lines with one of them swapped, and its delivery, appointment and code. */
@Injectable()
export class SwapGoods {
  constructor(private readonly uses: PromotionUses) {}

  /** As the holder of the link may see it: without name, contact and street of another account's or a guest's buyer. */
  async shownTo(accountId: string | null, swap: Swap, chosen: ChosenTires): Promise<OfferedGoods> {
    const goods = await this.of(swap, chosen);
    const isOwn = accountId !== null && swap.order.account_id === accountId;
    return isOwn ? goods : { ...goods, delivery: { ...goods.delivery, shipTo: null } };
  }

  /** As it is priced, nothing of which is shown but amounts. */
  async of(swap: Swap, { lineId, tireId, quantity }: ChosenTires): Promise<OfferedGoods> {
    const { order, shop } = swap;
    return {
      zip: order.zip,
      vehicle: order.vehicle,
      lines: linesLeft(order).map((line) => ({
        lineId: newId(),
        tireId: line.lineId === lineId ? tireId : line.tireId,
        quantity: line.lineId === lineId ? quantity : line.quantity,
        axle: line.axle,
        fitAcknowledgement: null,
        hasRoadHazard: line.isCovered,
      })),
      delivery: {
        fulfilment: order.fulfilment,
        shopId: shop?.shopId ?? null,
        pickupPointCode: order.pickup_point?.code ?? null,
        appointment: appointmentOf(swap),
        shipTo: shipToOf(swap),
        couponCode: await this.uses.couponOf(order.id),
        replaces: {
          orderId: order.id,
          orderNumber: order.number as OrderNumber,
          giver: swap.giver,
          ...(swap.staffId === null ? {} : { staffId: swap.staffId }),
        },
      },
    };
  }
}
