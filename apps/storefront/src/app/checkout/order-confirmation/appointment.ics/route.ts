import { appointmentCalendar } from '../../../../features/checkout/appointment-calendar';
import { readConfirmation } from '../../../../shopper/read-confirmation';

/** The appointment of the order sent last from this browser, for its calendar. */
export const GET = async (): Promise<Response> => {
  const confirmation = await readConfirmation();
  const order = confirmation === null || confirmation === 'failed' ? null : confirmation.order;
  const calendar = order === null ? null : appointmentCalendar(order, new Date());
  if (calendar === null) return new Response('The page you are looking for is missing.', { status: 404 });
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
      'cache-control': 'private, no-store',
    },
  });
};
