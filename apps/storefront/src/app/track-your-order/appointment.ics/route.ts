import { calendarReply } from '../../../features/tracking/appointment-calendar';
import { readTracked } from '../../../features/tracking/tracked-order';

/** The appointment of the order that is tracked in this browser, for its calendar. */
export const GET = async (): Promise<Response> => calendarReply(await readTracked());
