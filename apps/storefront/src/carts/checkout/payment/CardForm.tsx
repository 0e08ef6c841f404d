'use client';

import { Banner, Button } from '@simpletread/ui';
import { startTransition, useActionState } from 'react';
import { PageLink } from '../../../shell/controls';
import { checkoutHref } from '../../../shell/paths';
import { chooseCard } from './choose-card';
import styles from './Payment.module.css';
import { useCardFields } from './use-card-fields';

interface CardFormProps {
  readonly fieldsUrl: string;
  readonly fieldsOrigin: string;
  readonly phone: string;
}

/** The provider's own card fields in their frame: no card digit reaches this page or our server, only a token. */
export const CardForm = ({ fieldsUrl, fieldsOrigin, phone }: CardFormProps) => {
  const [{ problem }, send, isSending] = useActionState(chooseCard, { problem: null });
  const { frame, state, height, submit } = useCardFields(fieldsOrigin, ({ token, brand, last4 }) => {
    const form = new FormData();
    form.set('token', token);
    form.set('brand', brand);
    form.set('last4', last4);
    startTransition(() => send(form));
  });
  return (
    <>
      <div className={styles.card}>
        <h2 className={styles.method}>
          Card <span>Visa, Mastercard, Amex, Discover</span>
        </h2>
        {problem !== null && (
          <Banner tone="bad" isLive>
            {problem}
          </Banner>
        )}
        {state === 'unreachable' && (
          <Banner
            tone="bad"
            isLive
            action={
              <Button variant="ghost" size="s" onClick={() => window.location.reload()}>
                Try again
              </Button>
            }
          >
            The card fields can’t be loaded right now.
          </Banner>
        )}
        <iframe
          ref={frame}
          src={fieldsUrl}
          title="Card details"
          className={styles.frame}
          style={{ height }}
          allow="payment"
          referrerPolicy="origin"
        />
        <noscript>
          <Banner tone="warn">
            Paying by card needs JavaScript, because your card goes only to the payment provider. Without it,
            call {phone} and we place the order with you. Your cart is unchanged.
          </Banner>
        </noscript>
        <p role="status" className={styles.status}>
          {state === 'invalid' && 'Please check the card details.'}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="cta"
          size="l"
          isLoading={isSending || state === 'working'}
          isDisabled={state === 'unreachable'}
          onClick={submit}
        >
          Review order
        </Button>
        <Button href={checkoutHref('services')} linkAs={PageLink} variant="quiet">
          Back to coverage
        </Button>
      </div>
    </>
  );
};
