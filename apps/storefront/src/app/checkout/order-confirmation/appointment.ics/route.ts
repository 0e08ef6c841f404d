import { calendarReply, readConfirmation } from '../../../../orders';

/** The appointment of this browser's latest order, for its calendar. */
export const GET = async (): Promise<Response> => {
  const confirmation = await readConfirmation();
  return calendarReply(confirmation === null || confirmation === 'failed' ? null : confirmation.order);
};
