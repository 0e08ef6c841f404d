import { type AdminOrder, faultMessage, moveAppointment } from '@simpletread/contract';
import {
  type AppointmentChoice,
  appointmentKey,
  appointmentWords,
  readAppointmentKey,
} from '@simpletread/domain';
import { AppointmentPicker, Skeleton } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { orderNumberText } from '../../shell/detail/index.js';
import { tiresWords } from './tires-words.js';
import { useAppointmentCalls } from './appointment-calls.js';
import type { BodyOf } from '../../shell/api/index.js';
import { FieldFault, type FieldErrors, formContract, TextInput } from '../../shell/form/index.js';

type Moved = Pick<AdminOrder, 'id' | 'orderNumber' | 'version' | 'appointment'>;

interface MoveAppointmentDialogProps {
  readonly order: Moved;
  readonly onClose: () => void;
}

const APPOINTMENTS = 'order-appointments';
const BLANK = { reason: '' };

type Move = BodyOf<typeof moveAppointment>;

/** Checks the picked time and the reason. */
const contractOf = ({ version, appointment }: Moved, picked: string | null) =>
  formContract<typeof BLANK, Omit<Move, 'appointment'> & { readonly appointment: AppointmentChoice | null }>({
    schema: moveAppointment.body,
    inputOf: ({ reason }) => ({
      orderVersion: version,
      appointment: readAppointmentKey(picked ?? ''),
      reason,
    }),
    check: (_form, { appointment: choice }): FieldErrors => {
      if (choice === null) return { appointment: faultMessage({ code: 'appointment.required', data: {} }) };
      return appointment !== null && appointmentKey(choice) === appointmentKey(appointment)
        ? { appointment: faultMessage({ code: 'appointment.unchanged', data: {} }) }
        : {};
    },
  });

/** Returns the time that the picker begins with: the order's own. */
const pickedOf = ({ appointment }: Moved) =>
  appointment === null
    ? { stay: null, date: null, key: null }
    : {
        stay: appointment.isDropOff ? ('leave' as const) : ('wait' as const),
        date: appointment.date,
        key: appointmentKey(appointment),
      };

/**
 * Moves an order's appointment to another time at its shop. If the time is taken meanwhile, it shows the current
 * times.
 */
export const MoveAppointmentDialog = ({ order, onClose }: MoveAppointmentDialogProps) => {
  const data = useAppointmentCalls();
  const first = pickedOf(order);
  const [picked, setPicked] = useState(first.key);
  const times = useQuery({
    queryKey: [APPOINTMENTS, order.id],
    queryFn: () => data.orderAppointments(order.id),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const move = useStaffAction({
    run: (body: Move, key) => data.moveAppointment(order.id, body, key),
    reload: ['orders', APPOINTMENTS],
    done: ({ appointment }) =>
      appointment === null
        ? null
        : `Order ${orderNumberText(order.orderNumber)} is now scheduled for ${appointmentWords(appointment)}. The buyer is notified.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Move the appointment of order ${orderNumberText(order.orderNumber)}`}
      confirm={move.isBusy ? 'Moving' : 'Move appointment'}
      isBusy={move.isBusy || times.data === undefined}
      error={move.error ?? times.error?.message ?? null}
      values={BLANK}
      isEdited={picked !== first.key}
      contract={contractOf(order, picked)}
      onSubmit={({ appointment, ...rest }) =>
        appointment === null ? undefined : move.submit({ ...rest, appointment })
      }
      onClose={onClose}
    >
      {order.appointment !== null && <p>Now: {appointmentWords(order.appointment)}</p>}
      {times.isPending && <Skeleton width="100%" height={180} />}
      {times.data !== undefined && (
        <>
          <p>
            Times at {times.data.company} are in its local time ({times.data.timeZone}).{' '}
            {tiresWords(times.data)}
          </p>
          {times.data.days.length === 0 && <p>No free time at this shop in the next 30 days.</p>}
          <AppointmentPicker days={times.data.days} initial={first} onPick={({ key }) => setPicked(key)} />
          <FieldFault source="appointment" about={picked} />
          <TextInput source="reason" label="Reason" hint="It appears on the timeline." isRequired />
        </>
      )}
    </FormDialog>
  );
};
