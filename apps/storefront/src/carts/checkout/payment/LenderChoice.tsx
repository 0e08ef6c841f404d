'use client';

import { formatMoney, isPaidOverTime, type Cents } from '@simpletread/domain';
import { Banner, Button } from '@simpletread/ui';
import { useActionState } from 'react';
import { PageLink } from '../../../shell/controls';
import { checkoutHref } from '../../../shell/paths';
import { chooseMethod } from './choose-method';
import styles from './PaymentWays.module.css';
import payment from './Payment.module.css';

interface LenderChoiceProps {
  readonly method: string;
  readonly name: string;
  readonly total: Cents;
  readonly saving: Cents;
}

/** Paying with a lender: the steps, and the link to the last stop. */
export const LenderChoice = ({ method, name, total, saving }: LenderChoiceProps) => {
  const [{ problem }, send, isSending] = useActionState(chooseMethod, { problem: null });
  return (
    <form action={send}>
      <input type="hidden" name="method" value={method} />
      <div className={styles.lender}>
        <h2>
          Pay {formatMoney(total)} with {name}
        </h2>
        {saving > 0 && <p>{formatMoney(saving)} less than by card, including tax.</p>}
        <ol>
          {isPaidOverTime(method) ? (
            <>
              <li>Check your order on the next page.</li>
              <li>You apply on {name}’s own page and get an answer at once.</li>
            </>
          ) : (
            <>
              <li>Check your order on the next page, and enter your PO number if you use one.</li>
              <li>You agree on {name}’s own page to pay its invoice later, and get an answer at once.</li>
            </>
          )}
          <li>You return here, and your order is placed.</li>
        </ol>
        {problem !== null && (
          <Banner tone="bad" isLive>
            {problem}
          </Banner>
        )}
      </div>
      <div className={payment.actions}>
        <Button type="submit" variant="cta" size="l" isLoading={isSending}>
          Review order
        </Button>
        <Button href={checkoutHref('services')} linkAs={PageLink} variant="quiet">
          Back to coverage
        </Button>
      </div>
    </form>
  );
};
