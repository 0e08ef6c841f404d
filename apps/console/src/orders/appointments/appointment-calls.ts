import { getOrderAppointments, moveAppointment } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

type MoveBody = BodyOf<typeof moveAppointment>;

/** Staff actions on appointments of orders. */
export const appointmentCalls = {
  orderAppointments: (id: string) => client.call(getOrderAppointments, { params: { id } }),
  moveAppointment: (id: string, body: MoveBody, idempotencyKey: string) =>
    client.call(moveAppointment, { params: { id }, body }, { idempotencyKey }),
};

export const useAppointmentCalls = () => useCalls(appointmentCalls);
