'use client';

import { formatMoney, type Cents } from '@simpletread/domain';
import { Banner, Button } from '@simpletread/ui';
import { useEffect } from 'react';
import { track } from '../analytics/track';
import { CANCEL_PROMISE } from '../cart/cancel-promise';
import { PageLink } from '../../shell/PageLink';
import { checkoutHref } from './checkout-steps';
import styles from './LastStop.module.css';
import { placeOrderAsShown } from './place-order';
import type { Fulfilment } from './shipping-state';
import { useKeptForm } from './use-kept-form';

interface PlaceOrderFormProps {
  /** Made with the page: sent twice, the order is placed once. */
  readonly orderKey: string;
  readonly cartId: string;
  readonly cartVersion: number;
  readonly total: Cents;
  readonly quantity: number;
  readonly fulfilment: Fulfilment;
  /** Why the order cannot be placed as it is. */
  readonly closedReason: string | undefined;
}

/** The one button that buys. */
export const PlaceOrderForm = ({
  orderKey,
  cartId,
  cartVersion,
  total,
  quantity,
  fulfilment,
  closedReason,
}: PlaceOrderFormProps) => {
  const { state, isPending, form, attributes } = useKeptForm(placeOrderAsShown, {
    problem: null,
    way: null,
    attempt: 0,
  });
  const { problem, way } = state;
  useEffect(() => {
    if (isPending) track({ name: 'Place Order', properties: { totalInCents: total, quantity, fulfilment } });
  }, [isPending, total, quantity, fulfilment]);
  return (
    <form {...attributes} ref={form} className={styles.form} data-print="hide">
      <input type="hidden" name="orderKey" value={orderKey} />
      <input type="hidden" name="cartId" value={cartId} />
      <input type="hidden" name="cartVersion" value={cartVersion} />
      <input type="hidden" name="expectedTotal" value={total} />
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
          Place order, {formatMoney(total)}
        </Button>
        <Button href={checkoutHref('payments')} linkAs={PageLink} variant="quiet">
          Back to payment
        </Button>
      </div>
      {isPending && (
        <p role="status" className="t-small t-muted">
          Placing your order. Please stay on this page.
        </p>
      )}
      <p className="t-small t-muted">{CANCEL_PROMISE}</p>
    </form>
  );
};
