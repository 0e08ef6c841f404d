import { Controller } from '@nestjs/common';
import {
  type AdminOrder,
  getOrderAppointments,
  type HandlerInput,
  moveAppointment,
  type OrderAppointments,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { ShowOrderToStaff } from '../../order/index.js';
import { MoveAppointment } from '../move-appointment.js';

@Controller()
export class StaffAppointmentsController {
  constructor(
    private readonly moveAppointment: MoveAppointment,
    private readonly showOrder: ShowOrderToStaff,
  ) {}

  @Bind(getOrderAppointments)
  show(@Input() { params }: HandlerInput<typeof getOrderAppointments>): Promise<Result<OrderAppointments>> {
    return this.moveAppointment.show(params.id);
  }

  @Bind(moveAppointment)
  async move(
    @Input() { params, body }: HandlerInput<typeof moveAppointment>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminOrder>> {
    const moved = await this.moveAppointment.run({ ...body, orderId: params.id }, { staff, requestId, key });
    return moved.ok ? this.showOrder.run(params.id, staff) : moved;
  }
}
