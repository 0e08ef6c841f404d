import { calendarReply } from '../../../../features/tracking/appointment-calendar';
import { readConfirmation } from '../../../../shopper/read-confirmation';

/** The appointment of the order sent last from this browser, for its calendar. */
export const GET = async (): Promise<Response> => {
  const confirmation = await readConfirmation();
  return calendarReply(confirmation === null || confirmation === 'failed' ? null : confirmation.order);
};
