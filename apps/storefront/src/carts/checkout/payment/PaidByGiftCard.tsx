'use client';

import { Banner, Button } from '@simpletread/ui';
import { useActionState } from 'react';
import { chooseMethod } from './choose-method';
import styles from './GiftCard.module.css';

/** Shown if a gift card pays everything: no card is needed, and the next step is the last. */
export const PaidByGiftCard = () => {
  const [{ problem }, send, isPending] = useActionState(chooseMethod, { problem: null });
  return (
    <form action={send} className={styles.all}>
      <input type="hidden" name="method" value="card" />
      {problem !== null && (
        <Banner tone="bad" isLive>
          {problem}
        </Banner>
      )}
      <p>Your gift card covers everything. You don’t need a card.</p>
      <Button type="submit" variant="cta" size="l" isLoading={isPending}>
        Continue to the last step
      </Button>
    </form>
  );
};
