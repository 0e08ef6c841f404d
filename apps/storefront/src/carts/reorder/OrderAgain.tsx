'use client';

import { Banner, Button, Card } from '@simpletread/ui';
import { useActionState } from 'react';
import { PageLink } from '../../shell/controls';
import { reorderLineText } from './lines-of-reorder';
import { orderAgain } from './order-again';
import styles from './OrderAgain.module.css';
import type { Reorder } from './read-reorder';

interface OrderAgainProps {
  readonly reorder: Reorder;
  readonly formKey: string;
}

/** Orders the same tires again, or says why that isn't possible and offers others in the size [R4.12]. */
export const OrderAgain = ({ reorder: { lines, refusals }, formKey }: OrderAgainProps) => {
  const [state, action, isAdding] = useActionState(orderAgain, { error: null });
  return (
    <Card className={styles.card ?? ''} data-print="hide">
      <h2>Order again</h2>
      {refusals.length === 0 ? (
        <form action={action} className={styles.card}>
          <p>We add the same tires to your cart at today’s prices. Choose delivery and coverage there.</p>
          {lines.map((line) => (
            <input key={reorderLineText(line)} type="hidden" name="line" value={reorderLineText(line)} />
          ))}
          <input type="hidden" name="formKey" value={formKey} />
          {state.error !== null && (
            <Banner tone="bad" isLive>
              {state.error}
            </Banner>
          )}
          <div>
            <Button type="submit" variant="ghost" isLoading={isAdding}>
              Order again
            </Button>
          </div>
        </form>
      ) : (
        <ul role="list" className={styles.card}>
          {refusals.map(({ words, sameSizeHref, sizeCode }) => (
            <li key={words}>
              {words}{' '}
              {sameSizeHref !== null && (
                <PageLink href={sameSizeHref}>See other tires in {sizeCode}</PageLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
