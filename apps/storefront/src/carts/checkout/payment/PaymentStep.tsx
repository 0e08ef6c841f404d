import { faultMessage, getPaymentSetup } from '@simpletread/contract';
import { isPayLater, paymentMethodName, type PaymentMethod } from '@simpletread/domain';
import { Banner, Button } from '@simpletread/ui';
import { CANCEL_PROMISE } from '../../cart';
import { shopperClient } from '../../../shell/api';
import { readGlobals } from '../../../content';
import { PageLink } from '../../../shell/controls';
import { checkoutHref, textOf, type RawParams } from '../../../shell/paths';
import { cardWords } from '../../../orders';
import { CardForm } from './CardForm';
import { chargeWords } from '../place-order/charge-words';
import { CheckoutFrame } from '../frame/CheckoutFrame';
import { GiftCardChoice } from './GiftCardChoice';
import { KeptCard } from './KeptCard';
import { LenderChoice } from './LenderChoice';
import { lenderAfterDecline, payLaterFailure, payLaterFailureWords } from './pay-later-words';
import { PAYMENT_PROBLEMS } from './payment-problems';
import { PaidByGiftCard } from './PaidByGiftCard';
import { PaymentWays } from './PaymentWays';
import styles from './Payment.module.css';
import { readCheckout } from '../frame/read-checkout';
import { paymentMethodOf, readPaymentOptions, shownOption } from './read-payment-options';

/** The earlier failure that the address names; null if there is none. */
const problemWords = (params: RawParams): string | null => {
  const method = paymentMethodOf(textOf(params, 'with'));
  const failure = payLaterFailure(textOf(params, 'failure'));
  if (failure !== null && method !== null) return payLaterFailureWords(failure, method);
  const problem = PAYMENT_PROBLEMS.find((code) => code === textOf(params, 'problem'));
  if (problem === undefined) return null;
  const name = method === null ? 'this lender' : paymentMethodName(method);
  return `${faultMessage({ code: problem, data: { name } })} ${chargeWords(problem) ?? ''} Your cart is unchanged.`;
};

interface PaymentStepProps {
  readonly params: RawParams;
  /** The payment method in the address; null for the current one. */
  readonly wanted: PaymentMethod | null;
}

/** The third step: the payment method and the order's cost with it. Cards go into the provider's own fields. */
export const PaymentStep = async ({ params, wanted }: PaymentStepProps) => {
  const checkout = await readCheckout('payments');
  const { card, cart } = checkout;
  const [setup, globals, ways] = await Promise.all([
    shopperClient().then((client) => client.call(getPaymentSetup, {})),
    readGlobals(),
    readPaymentOptions(),
  ]);
  const option = shownOption(ways, wanted ?? cart.paymentMethod);
  const problem = problemWords(params);
  const other = lenderAfterDecline(
    payLaterFailure(textOf(params, 'failure')),
    paymentMethodOf(textOf(params, 'with')),
    ways.options,
  );
  const price = option === undefined ? checkout.price : { ...checkout.price, pricing: option.pricing };
  const { chosen } = ways.giftCards;
  const giftCard =
    option === undefined || chosen === null
      ? null
      : { number: chosen.number, paysInCents: option.giftCardInCents, toPayInCents: option.toPayInCents };
  return (
    <CheckoutFrame
      {...checkout}
      price={price}
      giftCard={giftCard}
      step="payments"
      title="How would you like to pay?"
    >
      {problem !== null && (
        <div className={styles.notice}>
          <Banner
            tone="bad"
            isLive
            action={
              other === null ? undefined : (
                <Button
                  href={`${checkoutHref('payments')}/${other}`}
                  linkAs={PageLink}
                  variant="ghost"
                  size="s"
                >
                  Ask {paymentMethodName(other)}
                </Button>
              )
            }
          >
            {problem}
          </Banner>
        </div>
      )}
      {ways.away !== null && (
        <div className={styles.notice}>
          <Banner>
            Your request at {paymentMethodName(ways.away.method)} is still open. Continue with it from the
            last step, or choose another method, which ends it automatically.
          </Banner>
        </div>
      )}
      {option !== undefined && <GiftCardChoice giftCards={ways.giftCards} option={option} />}
      {ways.options.length > 1 && giftCard?.toPayInCents !== 0 && (
        <PaymentWays options={ways.options} chosen={option?.method ?? 'card'} />
      )}
      {giftCard?.toPayInCents === 0 ? (
        <PaidByGiftCard />
      ) : option !== undefined && isPayLater(option.method) ? (
        <LenderChoice
          key={option.method}
          method={option.method}
          name={option.name}
          total={option.toPayInCents}
          saving={option.savingInCents}
        />
      ) : (
        <>
          {card !== null && (
            <div className={styles.notice}>
              <KeptCard words={cardWords(card)} />
            </div>
          )}
          <CardForm
            fieldsUrl={setup.fieldsUrl}
            fieldsOrigin={setup.fieldsOrigin}
            phone={globals.customerServiceNumber.display}
          />
        </>
      )}
      <p className={styles.hint}>{CANCEL_PROMISE}</p>
      {setup.provider === 'sandbox' && (
        <p className={styles.hint}>
          This shop uses test providers; no money moves. Pay with{' '}
          <span className={styles.number}>4242 4242 4242 4242</span>, any future date and any code, or with a
          lender, whose page lets you pick its answer.
        </p>
      )}
    </CheckoutFrame>
  );
};
