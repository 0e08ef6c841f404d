import { Controller } from '@nestjs/common';
import {
  type AdminOrder,
  getOrderAppointments,
  type HandlerInput,
  moveAppointment,
  type OrderAppointments,
} from '@simpletread/contract';
import { mapResult, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { requestKeyOf, ShowOrderToStaff, staffActorOf } from '../../order/index.js';
import { MoveAppointment } from '../move-appointment.js';

@Controller()
export class StaffAppointmentsController {
  constructor(
    private readonly moveAppointment: MoveAppointment,
    private readonly showOrder: ShowOrderToStaff,
  ) {}

  @Bind(getOrderAppointments)
  async show(
    @Input() { params }: HandlerInput<typeof getOrderAppointments>,
  ): Promise<Result<OrderAppointments>> {
    return mapResult(await this.moveAppointment.show(params.id, 'staff'), ({ offered }) => offered);
  }

  @Bind(moveAppointment)
  async move(
    @Input() { params, body }: HandlerInput<typeof moveAppointment>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminOrder>> {
    const context = { staff, requestId, key };
    const moved = await this.moveAppointment.run({
      ...body,
      orderId: params.id,
      by: 'staff',
      requestKey: requestKeyOf(context),
      actorOf: () => staffActorOf(context),
    });
    return moved.ok ? this.showOrder.run(params.id, staff) : moved;
  }
}
