import { calendarReply, readTracked } from '../../../orders';

/** The appointment of the order tracked in this browser, for its calendar. */
export const GET = async (): Promise<Response> => calendarReply(await readTracked());
