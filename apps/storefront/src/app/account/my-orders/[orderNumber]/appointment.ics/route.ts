import { calendarReply, readMyOrder } from '../../../../../orders';
import { requireCustomer } from '../../../../../sso';

/** An appointment of the customer’s orders, for their calendar. */
export const GET = async (
  _request: Request,
  { params }: RouteContext<'/account/my-orders/[orderNumber]/appointment.ics'>,
): Promise<Response> => {
  const { orderNumber } = await params;
  await requireCustomer(`/account/my-orders/${encodeURIComponent(orderNumber)}`);
  return calendarReply(await readMyOrder(orderNumber));
};
