import { FAULT_TABLE, getPaymentSetup } from '@simpletread/contract';
import { Banner, Button } from '@simpletread/ui';
import { CANCEL_PROMISE } from '../cart/cancel-promise';
import { shopperClient } from '../../api/client';
import { readGlobals } from '../../api/globals';
import { PageLink } from '../../shell/PageLink';
import { textOf, type RawParams } from '../../url/search-params';
import { cardWords } from './card-cookie';
import { CardForm } from './CardForm';
import { chargeWords } from './charge-words';
import { CheckoutFrame } from './CheckoutFrame';
import { checkoutHref } from './checkout-steps';
import { PAYMENT_PROBLEMS } from './payment-problems';
import styles from './Payment.module.css';
import { readCheckout } from './read-checkout';

/** The third step: the card, in the provider's own fields. */
export const PaymentStep = async ({ params }: { params: RawParams }) => {
  const checkout = await readCheckout('payments');
  const { card } = checkout;
  const [setup, globals] = await Promise.all([
    shopperClient().then((client) => client.call(getPaymentSetup, {})),
    readGlobals(),
  ]);
  const problem = PAYMENT_PROBLEMS.find((code) => code === textOf(params, 'problem'));
  return (
    <CheckoutFrame {...checkout} step="payments" title="How would you like to pay?">
      {problem !== undefined && (
        <div className={styles.notice}>
          <Banner tone="bad" isLive>
            {FAULT_TABLE[problem].message} {chargeWords(problem)} Your cart is as you left it.
          </Banner>
        </div>
      )}
      {card !== null && (
        <div className={styles.notice}>
          <Banner
            tone="good"
            action={
              <Button href={checkoutHref('order-summary')} linkAs={PageLink} variant="ghost" size="s">
                Use this card
              </Button>
            }
          >
            {cardWords(card)} is ready. Enter another card below to pay with that.
          </Banner>
        </div>
      )}
      <CardForm
        fieldsUrl={setup.fieldsUrl}
        fieldsOrigin={setup.fieldsOrigin}
        phone={globals.customerServiceNumber.display}
      />
      <p className={styles.hint}>{CANCEL_PROMISE}</p>
      {setup.provider === 'sandbox' && (
        <p className={styles.hint}>
          This shop runs on a test provider, no money moves. Pay with{' '}
          <span className={styles.number}>4242 4242 4242 4242</span>, any date to come and any code.
        </p>
      )}
    </CheckoutFrame>
  );
};
