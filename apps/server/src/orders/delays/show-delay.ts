import { Injectable } from '@nestjs/common';
import type { DelayView, TrackedDelay } from '@simpletread/contract';
import {
  appointmentWords,
  delayReasonForBuyers,
  maskEmail,
  mayAnswerDelay,
  ok,
  refuse,
  type Result,
  ZERO_CENTS,
} from '@simpletread/domain';

import { AppointmentBookings } from '../../installers/index.js';
import { Database } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { LoadCancellation } from '../cancellation/index.js';
import { DelayReader, type DelayRow, FindOwnOrder, lineLabels, OrderReader } from '../order/index.js';
import type { ChangeNeed } from '../tracking/index.js';

/** Shows a buyer a delay that we asked them about. */
@Injectable()
export class ShowDelay {
  constructor(
    private readonly database: Database,
    private readonly reader: DelayReader,
    private readonly own: FindOwnOrder,
    private readonly orders: OrderReader,
    private readonly appointments: AppointmentBookings,
    private readonly load: LoadCancellation,
  ) {}

  /** The delay of a link. */
  async byToken(token: string): Promise<Result<DelayRow, 'delay.unknown'>> {
    const delay = await this.reader.byToken(hashToken(token));
    return delay === null ? refuse('delay.unknown') : ok(delay);
  }

  /** The last delay of a customer's own order that we asked about. */
  async ofOwn(
    orderNumber: string,
    accountId: string,
  ): Promise<Result<DelayRow, 'record.missing' | 'delay.unknown'>> {
    const orderId = await this.own.idOf(orderNumber, accountId);
    if (orderId === null) return refuse('record.missing');
    return this.lastOf(orderId);
  }

  /** The last delay of an order that we asked about. */
  async lastOf(orderId: string): Promise<Result<DelayRow, 'delay.unknown'>> {
    const delays = await this.reader.ofOrder(orderId);
    const delay = delays.find(({ asked_at: askedAt }) => askedAt !== null);
    return delay === undefined ? refuse('delay.unknown') : ok(delay);
  }

  /** The last delay of an order that was opened by number and ZIP: both are on the box, so it is shown only to those who can answer. */
  async tracked(
    orderId: string,
    changesNeed: ChangeNeed | null,
  ): Promise<Result<TrackedDelay, 'delay.unknown'>> {
    const [order, last] = [await this.orders.byId(orderId), await this.lastOf(orderId)];
    if (order === null || !last.ok) return refuse('delay.unknown');
    const view = changesNeed === null ? await this.view(last.value.id) : ok(null);
    if (!view.ok) return view;
    const { number: orderNumber, email } = order;
    return ok({ orderNumber, maskedEmail: maskEmail(email), changesNeed, delay: view.value });
  }

  async view(delayId: string): Promise<Result<DelayView, 'delay.unknown'>> {
    const delay = await this.reader.byId(delayId);
    const order = delay === null ? null : await this.orders.byId(delay.order_id);
    if (delay === null || order === null) return refuse('delay.unknown');
    const { silence, answer_by: answerBy, revised_on: revisedOn } = delay;
    if (silence === null || answerBy === null) return refuse('delay.unknown');
    const facts = { state: delay.state, revisedOn, orderState: order.state };
    const canCancel = mayAnswerDelay(facts, 'cancel').ok;
    const possible = canCancel ? await this.load.delayed(this.database, order.id) : null;
    const plan = possible?.ok === true ? possible.value.plan : null;
    const appointment = await this.appointments.ofOrder(order.id);
    const isMissed = appointment !== null && revisedOn !== null && appointment.date <= revisedOn;
    return ok({
      version: delay.version,
      state: delay.state,
      orderNumber: order.number,
      firstName: order.first_name,
      tires: lineLabels(order),
      reason: delayReasonForBuyers(delay.reason),
      isFurther: delay.is_further,
      promisedOn: delay.promised_on,
      revisedOn,
      silence,
      answerBy: answerBy.toISOString(),
      canAgree: mayAnswerDelay(facts, 'agree').ok,
      canCancel: plan !== null,
      missedAppointment: isMissed ? appointmentWords(appointment) : null,
      refundInCents: plan?.refundInCents ?? ZERO_CENTS,
      cancelEffects: [...(plan?.buyerEffects ?? [])],
    });
  }
}
