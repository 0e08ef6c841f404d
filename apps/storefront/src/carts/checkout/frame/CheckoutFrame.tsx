import { Stepper } from '@simpletread/ui';
import type { ReactNode } from 'react';
import { KeepCart } from '../../../shell/shopper';
import { PageLink } from '../../../shell/controls';
import { AppointmentGone } from '../../cart';
import { chosenPayerWords } from '../payment/pay-later-words';
import styles from './CheckoutFrame.module.css';
import { type CheckoutStep } from '../../../shell/paths';
import { checkoutSteps } from './checkout-steps';
import { FoldedSummary, SummaryAside } from './CheckoutSummary';
import type { Checkout } from './read-checkout';

interface CheckoutFrameProps extends Checkout {
  readonly step: CheckoutStep;
  readonly title: string;
  readonly children: ReactNode;
}

/** One step of the checkout: the progress, the question, and the order next to it. */
export const CheckoutFrame = ({
  step,
  title,
  cart,
  price,
  card,
  lender,
  giftCard,
  children,
}: CheckoutFrameProps) => (
  <div className={`l-wrap ${styles.page}`}>
    <KeepCart cartId={cart.cartId} quantity={cart.quantity} />
    <Stepper
      label="Checkout"
      steps={checkoutSteps(cart, chosenPayerWords({ card, lender, giftCard }), step)}
      currentId={step}
      linkAs={PageLink}
      className={styles.steps ?? ''}
    />
    <div className={styles.columns}>
      <FoldedSummary cart={cart} price={price} giftCard={giftCard} />
      <div className={styles.question}>
        <h1 className={styles.title}>{title}</h1>
        {step !== 'shipping' && <AppointmentGone cart={cart} />}
        {children}
      </div>
      <SummaryAside cart={cart} price={price} giftCard={giftCard} />
    </div>
  </div>
);
