import type { OrderView } from '@simpletread/contract';

interface CalendarLinkProps {
  readonly order: Pick<OrderView, 'appointment' | 'cancelledAppointment'>;
  readonly href: string;
}

/** The appointment for the buyer’s own calendar; for a cancelled order, a file that removes it. Nothing without an appointment. */
export const CalendarLink = ({ order: { appointment, cancelledAppointment }, href }: CalendarLinkProps) =>
  appointment === null && cancelledAppointment === null ? null : (
    <p data-print="hide">
      <a href={href}>{appointment === null ? 'Remove from calendar' : 'Add to calendar'}</a>
    </p>
  );
