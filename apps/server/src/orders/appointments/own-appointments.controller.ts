import { Controller } from '@nestjs/common';
import {
  getOwnAppointments,
  type HandlerInput,
  moveOwnAppointment,
  type OrderView,
  type OwnAppointments,
} from '@simpletread/contract';
import { mapResult, MOST_OWN_MOVES, ok, refuse, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, Customer, IdempotencyKey, Input, RequestId } from '../../platform/http/index.js';
import { buyerActorOf, FindOwnOrder, requestKeyOf, ShowOrder } from '../order/index.js';
import { MoveAppointment, type ShownAppointments } from './move-appointment.js';

const ownAppointmentsOf = ({
  offered: { tires: _, ...offered },
  order,
  current,
  moves,
}: ShownAppointments): OwnAppointments => ({
  ...offered,
  orderNumber: order.number,
  orderVersion: order.version,
  current,
  movesLeft: MOST_OWN_MOVES - moves,
});

/** Appointments moved by the customers whose account has the order. Number and ZIP alone, which others may know, move none. */
@Controller()
export class OwnAppointmentsController {
  constructor(
    private readonly own: FindOwnOrder,
    private readonly moveAppointment: MoveAppointment,
    private readonly showOrder: ShowOrder,
  ) {}

  @Bind(getOwnAppointments)
  async show(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof getOwnAppointments>,
  ): Promise<Result<OwnAppointments>> {
    const orderId = await this.own.idOf(params.orderNumber, accountId);
    if (orderId === null) return refuse('record.missing');
    return mapResult(await this.moveAppointment.show(orderId, 'buyer'), ownAppointmentsOf);
  }

  @Bind(moveOwnAppointment, { rate: 'strict' })
  async move(
    @Customer() customer: CustomerPrincipal,
    @Input() { params, body }: HandlerInput<typeof moveOwnAppointment>,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderView>> {
    const { accountId } = customer;
    const orderId = await this.own.idOf(params.orderNumber, accountId);
    if (orderId === null) return refuse('record.missing');
    const context = { customer, requestId, key };
    const moved = await this.moveAppointment.run({
      ...body,
      orderId,
      reason: null,
      by: 'buyer',
      requestKey: requestKeyOf(context),
      actorOf: (order) => buyerActorOf(context, order),
      // The account may have been erased, or the order claimed by another one, while this waited for the lock.
      isTheirs: (order) => order.account_id === accountId,
    });
    if (!moved.ok) return moved;
    const order = await this.showOrder.byNumberAndAccount(params.orderNumber, accountId);
    return order === null ? refuse('record.missing') : ok(order);
  }
}
