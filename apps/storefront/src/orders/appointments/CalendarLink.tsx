import type { OrderView } from '@simpletread/contract';

interface CalendarLinkProps {
  readonly order: Pick<OrderView, 'appointment' | 'cancelledAppointment'>;
  readonly href: string;
}

/** The appointment for the buyer’s own calendar; of a cancelled order, what takes it off there. Nothing for an order without one. */
export const CalendarLink = ({ order: { appointment, cancelledAppointment }, href }: CalendarLinkProps) =>
  appointment === null && cancelledAppointment === null ? null : (
    <p data-print="hide">
      <a href={href}>{appointment === null ? 'Remove from calendar' : 'Add to calendar'}</a>
    </p>
  );
