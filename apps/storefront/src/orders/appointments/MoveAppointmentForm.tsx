'use client';

import type { OwnAppointments } from '@simpletread/contract';
import { appointmentKey, appointmentWords, firstAppointmentWords } from '@simpletread/domain';
import { AppointmentPicker, Banner, Button, EmptyState } from '@simpletread/ui';
import { useActionState } from 'react';
import { PageLink } from '../../shell/controls';
import { QUIET } from '../../shell/form';
import styles from './Appointments.module.css';
import { moveAppointment } from './move-appointment';

interface MoveAppointmentFormProps {
  readonly times: OwnAppointments;
  readonly formKey: string;
}

const movesWords = (movesLeft: number): string =>
  movesLeft === 1
    ? 'This is the last time that you can change it online.'
    : `You can change it online ${movesLeft} more times, until 24 hours before it begins.`;

/** The current time, the shop's free times, and the button that moves the appointment. */
export const MoveAppointmentForm = ({ times, formKey }: MoveAppointmentFormProps) => {
  const [answer, send, isSending] = useActionState(moveAppointment, QUIET);
  const { current, orderNumber, orderVersion, company, days, movesLeft } = times;
  const words = firstAppointmentWords(times);
  const orderHref = `/account/my-orders/${encodeURIComponent(orderNumber)}`;
  if (words === null)
    return (
      <EmptyState
        title="No free time at this shop in the next 30 days"
        actions={
          <Button href={orderHref} linkAs={PageLink} variant="ghost">
            Back to the order
          </Button>
        }
      >
        {current === null ? 'The shop calls you once your tires arrive.' : 'Your appointment stays as it is.'}
      </EmptyState>
    );
  return (
    <form action={send} className={styles.form}>
      {current !== null && (
        <p>
          Your appointment at {company} is <b className="t-strong">{appointmentWords(current)}</b>.
        </p>
      )}
      <p className="t-muted">
        {words} Times are the shop’s local time. {movesWords(movesLeft)}
      </p>
      <AppointmentPicker
        days={days}
        initial={
          current === null
            ? { stay: null, date: null, key: null }
            : {
                stay: current.isDropOff ? 'leave' : 'wait',
                date: current.date,
                key: appointmentKey(current),
              }
        }
      />
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <input type="hidden" name="orderVersion" value={orderVersion} />
      <input type="hidden" name="key" value={formKey} />
      {answer.problem !== null && (
        <Banner tone="bad" isLive>
          {answer.problem}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="cta" isLoading={isSending}>
          {current === null ? 'Book this time' : 'Change to this time'}
        </Button>
        <Button href={orderHref} linkAs={PageLink} variant="quiet">
          Keep as is
        </Button>
      </div>
    </form>
  );
};
