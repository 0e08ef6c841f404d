import { returnFromLender, type ReplyOf } from '@simpletread/contract';
import { isRefusal, shopperClient } from '../../../shell/api';
import { readOwnOrder } from '../../../orders';
import { reportProblem } from '../../../shell/telemetry';
import { checkoutHref } from '../../../shell/paths';
import { keepKatapultIds } from './katapult-ids';

type Returned = ReplyOf<typeof returnFromLender>;

const part = (params: URLSearchParams, name: string): string => (params.get(name) ?? '').slice(0, 200);

const LOOK = '/track-your-order';

/** Only the browser that went to the lender is shown the order; another one looks it up as anybody does. */
const ownHref = async (orderNumber: string | null): Promise<string> => {
  const own = await readOwnOrder();
  const isOwn = own !== null && (orderNumber === null || own.orderNumber === orderNumber);
  return isOwn ? `/checkout/confirm-order/${own.orderNumber}` : LOOK;
};

const hrefAfter = async ({ state, failure, method, orderNumber }: Returned): Promise<string> => {
  if (state === 'failed') {
    const own = await readOwnOrder();
    if (failure === 'creditDeclined' && own !== null) await keepKatapultIds(own.cartId);
    return `${checkoutHref('payments')}?failure=${failure ?? 'notProcessed'}&with=${method}`;
  }
  const href = await ownHref(orderNumber);
  return state === 'placed' && href !== LOOK ? `${href}/finish` : href;
};

/** Tells the API that a shopper is back from a lender, and where the shopper goes on. */
export const returnHref = async (params: URLSearchParams): Promise<string> => {
  const body = {
    session: part(params, 'session'),
    result: part(params, 'result'),
    at: part(params, 'at'),
    signature: part(params, 'signature'),
  };
  try {
    return await hrefAfter(await (await shopperClient()).call(returnFromLender, { body }));
  } catch (error) {
    if (isRefusal(error, 'payment.returnInvalid', 'request.invalid'))
      return `${checkoutHref('payments')}?problem=payment.returnInvalid`;
    // The order is placed all the same once the API is back: the lender's word is looked up there.
    reportProblem('return from a lender', error);
    return ownHref(null);
  }
};
