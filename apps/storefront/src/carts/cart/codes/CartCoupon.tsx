'use client';

import type { CartReply } from '@simpletread/contract';
import { Button, TextField } from '@simpletread/ui';
import styles from './CartCoupon.module.css';
import { CartForm, useCartChanges } from '../page/CartChanges';

const Entered = ({ coupon }: { coupon: NonNullable<CartReply['coupon']> }) => (
  <div className={styles.entered} data-applied={coupon.isApplied}>
    <p>
      <b className={styles.code}>{coupon.code}</b>{' '}
      {coupon.isApplied ? coupon.name : `${coupon.name ?? 'This code'} ${coupon.reason ?? ''}.`}
    </p>
    <CartForm intent="dropCoupon">
      <Button type="submit" variant="quiet" size="s" aria-label={`Remove the code ${coupon.code}`}>
        Remove
      </Button>
    </CartForm>
  </div>
);

/** The other code, if the shopper must pick one of two. */
const Choice = ({ code, current }: { code: string; current: string }) => (
  <div className={styles.choice}>
    <CartForm intent="coupon" fields={{ code, isReplacing: 'yes' }}>
      <Button type="submit" variant="ghost" size="s">
        Use {code.trim().toUpperCase()} instead
      </Button>
    </CartForm>
    <span className={styles.hint}>or keep {current}.</span>
  </div>
);

/** The cart's one promotion code: entered, explained, replaced or removed. */
export const CartCoupon = ({ coupon }: { coupon: CartReply['coupon'] }) => {
  const { couponProblem } = useCartChanges();
  return (
    <section className={styles.coupon} aria-label="Promotion code">
      {coupon !== null && <Entered coupon={coupon} />}
      <details open={couponProblem !== null}>
        <summary>{coupon === null ? 'Have a code?' : 'Try another code'}</summary>
        <CartForm intent="coupon" className={styles.form}>
          <TextField
            label="Code"
            name="code"
            key={coupon?.code ?? ''}
            defaultValue={couponProblem?.code}
            maxLength={40}
            autoComplete="off"
            error={couponProblem?.message}
            isRequired
          />
          <Button type="submit" variant="ghost">
            Apply
          </Button>
        </CartForm>
        {couponProblem?.isChoice === true && coupon !== null && (
          <Choice code={couponProblem.code} current={coupon.code} />
        )}
      </details>
    </section>
  );
};
