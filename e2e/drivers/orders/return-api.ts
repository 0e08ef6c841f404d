import {
  type AdminReturnRow,
  ContractError,
  getAdminOrderReturns,
  listOrders,
  listReturns,
  startReturn,
} from '@simpletread/contract';
import { priceReturn } from '@simpletread/domain';

import { once, type staffApi } from '../sso/staff-api.js';

type Staff = Awaited<ReturnType<typeof staffApi>>;

const ORDERS_TRIED = 20;

const tryStart = async (staff: Staff, orderId: string): Promise<boolean> => {
  const { isOpen, lines } = await staff.call(getAdminOrderReturns, { params: { id: orderId } });
  const line = lines.find(({ returnable, takenBack }) => returnable > 0 && takenBack === 0);
  if (!isOpen || line === undefined) return false;
  try {
    await staff.call(
      startReturn,
      {
        params: { id: orderId },
        body: {
          lines: [{ lineId: line.lineId, quantity: 1 }],
          reason: 'wrong-size',
          comments: 'I bought for the wrong trim.',
          isUnused: true,
          expectedRefundInCents: priceReturn([{ ...line, quantity: 1 }]).refundInCents,
        },
      },
      once(),
    );
    return true;
  } catch (error) {
    if (error instanceof ContractError) return false;
    throw error;
  }
};

/** Requests a return of one tire of an order that was delivered lately, as for a buyer who calls. */
export const aRequestedReturn = async (staff: Staff): Promise<AdminReturnRow> => {
  const orders = await staff.call(listOrders, {
    query: {
      filter: JSON.stringify({ state: 'delivered' }),
      sort: JSON.stringify(['placedAt', 'DESC']),
      range: JSON.stringify([0, ORDERS_TRIED - 1]),
    },
  });
  for (const { id } of orders) {
    if (!(await tryStart(staff, id))) continue;
    const query = { filter: JSON.stringify({ orderId: id, state: 'requested' }) };
    const [row] = await staff.call(listReturns, { query });
    if (row !== undefined) return row;
  }
  throw new Error('no delivered order can be returned');
};
