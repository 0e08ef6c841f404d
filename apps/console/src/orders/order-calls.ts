import { getOrderAppointments, moveAppointment, type CallInput } from '@simpletread/contract';

import { client } from '../api/client.js';

type MoveBody = CallInput<typeof moveAppointment>['body'];

/** What is done with appointments of orders. */
export const orderCalls = {
  orderAppointments: (id: string) => client.call(getOrderAppointments, { params: { id } }),
  moveAppointment: (id: string, body: MoveBody, idempotencyKey: string) =>
    client.call(moveAppointment, { params: { id }, body }, { idempotencyKey }),
};
