import type { OrderView } from '@simpletread/contract';
import { formatMoney, subtractCents } from '@simpletread/domain';
import { PriceBlock } from '@simpletread/ui';
import { cartRows, cartShares, paidLabel } from '../../pricing';
import { type GiftCardPart, GiftCardRows } from './GiftCardRows';
import { bankWait, payerWords } from './payer-words';

const paidWith = ({ payment }: OrderView): string =>
  payment === null ? 'paid' : `paid with ${payerWords(payment)}`;

const giftCardPart = ({ payment, pricing }: OrderView): GiftCardPart | null =>
  payment === null || payment.giftCardNumber === null
    ? null
    : {
        number: payment.giftCardNumber,
        paysInCents: payment.giftCardInCents,
        toPayInCents: subtractCents(pricing.totalInCents, payment.giftCardInCents),
      };

/** An order's cost by parts, its payment, and its refunds. */
export const OrderMoney = ({ order }: { order: OrderView }) => {
  const giftCard = giftCardPart(order);
  const left = subtractCents(order.pricing.totalInCents, order.refundedInCents);
  return (
    <>
      <PriceBlock
        amount={order.pricing.totalInCents}
        size="l"
        label={paidLabel(order)}
        context={paidWith(order)}
        shares={cartShares(order)}
        rows={cartRows(order)}
      />
      {giftCard !== null && <GiftCardRows part={giftCard} leftLabel="Paid another way" />}
      {order.refundState === 'requested' && order.state !== 'cancelled' && (
        <p>A refund to {payerWords(order.payment)} is on its way.</p>
      )}
      {order.refundedInCents > 0 && order.state !== 'cancelled' && (
        <p>
          <b className="t-num">{formatMoney(order.refundedInCents)}</b> was refunded to{' '}
          {payerWords(order.payment)}.{bankWait(order.payment)}
          {left > 0 && <> That leaves {formatMoney(left)} paid.</>}
        </p>
      )}
    </>
  );
};
