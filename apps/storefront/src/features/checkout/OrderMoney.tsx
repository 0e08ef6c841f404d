import type { OrderView } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { PriceBlock } from '@simpletread/ui';
import { cartRows, cartShares } from '../cart/cart-price';
import { payerWords } from './pay-later-words';

const paidWith = ({ payment }: OrderView): string =>
  payment === null ? 'paid' : `paid with ${payerWords(payment)}`;

/** What an order cost, part by part, how it was paid, and what went back. */
export const OrderMoney = ({ order }: { order: OrderView }) => (
  <>
    <PriceBlock
      amount={order.pricing.totalInCents}
      size="l"
      label={order.fulfilment === 'ship-to-shop' ? 'out the door' : 'at your door'}
      context={paidWith(order)}
      shares={cartShares(order)}
      rows={cartRows(order)}
    />
    {order.refundedInCents > 0 && order.state !== 'cancelled' && (
      <p>
        <b className="t-num">{formatMoney(order.refundedInCents)}</b> went back to {payerWords(order.payment)}
        . It takes 3 to 5 business days to show.
      </p>
    )}
  </>
);
