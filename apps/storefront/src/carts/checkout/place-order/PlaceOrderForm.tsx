'use client';

import { formatMoney, type Cents } from '@simpletread/domain';
import { Banner, Button } from '@simpletread/ui';
import { useEffect } from 'react';
import { track } from '../../../shell/analytics-events';
import { CANCEL_PROMISE } from '../../cart';
import { PageLink } from '../../../shell/controls';
import { checkoutHref } from '../../../shell/paths';
import type { GiftCardPart } from '../../../orders';
import styles from './LastStop.module.css';
import { placeOrderAsShown } from './place-order';
import { PoNumberField } from './PoNumberField';
import type { PurchaseOrders } from './read-purchase-orders';
import type { Fulfilment } from '../shipping/shipping-state';
import { useKeptForm } from '../../../shell/form';

interface PlaceOrderFormProps {
  /** Created with the page: sent twice, the order is placed once. */
  readonly orderKey: string;
  readonly cartId: string;
  readonly cartVersion: number;
  readonly total: Cents;
  /** The gift card's part; null without one. */
  readonly giftCard: GiftCardPart | null;
  readonly quantity: number;
  readonly fulfilment: Fulfilment;
  /** The lender, with its own page; null if a card pays here. */
  readonly lender: { readonly method: string; readonly name: string } | null;
  readonly purchaseOrders: PurchaseOrders;
  /** Why the order can't be placed. */
  readonly closedReason: string | undefined;
}

/** The buyer's own number for the order, and the order button. */
export const PlaceOrderForm = ({
  orderKey,
  cartId,
  cartVersion,
  total,
  giftCard,
  quantity,
  fulfilment,
  lender,
  purchaseOrders,
  closedReason,
}: PlaceOrderFormProps) => {
  const { state, isPending, form, attributes } = useKeptForm(placeOrderAsShown, {
    problem: null,
    way: null,
    poNumberError: null,
    attempt: 0,
  });
  const { problem, way, poNumberError } = state;
  const toPay = giftCard?.toPayInCents ?? total;
  useEffect(() => {
    if (isPending) track({ name: 'Place Order', properties: { totalInCents: total, quantity, fulfilment } });
  }, [isPending, total, quantity, fulfilment]);
  return (
    <form {...attributes} ref={form} className={styles.form} data-print="hide">
      <input type="hidden" name="orderKey" value={orderKey} />
      <input type="hidden" name="cartId" value={cartId} />
      <input type="hidden" name="cartVersion" value={cartVersion} />
      <input type="hidden" name="expectedTotal" value={total} />
      <input type="hidden" name="method" value={toPay === 0 ? 'gift-card' : (lender?.method ?? 'card')} />
      <input type="hidden" name="giftCard" value={giftCard?.paysInCents ?? 0} />
      <PoNumberField purchaseOrders={purchaseOrders} error={poNumberError} />
      {problem !== null && (
        <Banner
          tone="bad"
          isLive
          action={
            way === null ? undefined : (
              <Button href={way.href} linkAs={PageLink} variant="ghost" size="s">
                {way.label}
              </Button>
            )
          }
        >
          {problem}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="cta" size="l" isLoading={isPending} disabledReason={closedReason}>
          {lender === null ? 'Place order' : `Continue to ${lender.name}`}, {formatMoney(toPay)}
        </Button>
        <Button href={checkoutHref('payments')} linkAs={PageLink} variant="quiet">
          Back to payment
        </Button>
      </div>
      {isPending && (
        <p role="status" className="t-small t-muted">
          {lender === null
            ? 'Placing your order. Please stay on this page.'
            : `Opening ${lender.name}. Please stay on this page.`}
        </p>
      )}
      {lender !== null && (
        <p className="t-small t-muted">
          You confirm the payment with {lender.name} on its own page. We hold your tires for 15 minutes and
          place the order once {lender.name} approves it.
        </p>
      )}
      <p className="t-small t-muted">{CANCEL_PROMISE}</p>
    </form>
  );
};
