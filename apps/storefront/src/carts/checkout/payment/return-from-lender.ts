import { returnFromLender, type ReplyOf } from '@simpletread/contract';
import { cutText, storableText } from '@simpletread/domain';
import { isRefusal, shopperClient } from '../../../shell/api';
import { readOwnOrder } from '../../../orders';
import { reportProblem } from '../../../shell/error-reports';
import { checkoutHref } from '../../../shell/paths';
import { keepKatapultIds } from './katapult-ids';

type Returned = ReplyOf<typeof returnFromLender>;

const part = (params: URLSearchParams, name: string): string =>
  cutText(storableText(params.get(name) ?? ''), 200);

const LOOK = '/track-your-order';

/** Only the browser that visited the lender sees the order; any other tracks it as usual. */
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

/** Tells the API that a shopper is back from a lender, and returns the shopper's next address. */
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
    // The order is still placed once the API is back: it looks up the lender's answer.
    reportProblem('return from a lender', error);
    return ownHref(null);
  }
};
