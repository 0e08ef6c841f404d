'use client';

import { Banner, Button } from '@simpletread/ui';
import { useActionState } from 'react';
import { type CodeAnswer, showGiftCardCode } from './invite-actions';
import styles from './Invite.module.css';

const NONE: CodeAnswer = { code: null, problem: null };

/** Creates a code to give a gift card away; shown once. */
export const GiftCardCode = ({ giftCardId }: { readonly giftCardId: string }) => {
  const [{ code, problem }, send, isSending] = useActionState(showGiftCardCode, NONE);
  return (
    <form action={send} className={styles.share}>
      <input type="hidden" name="giftCardId" value={giftCardId} />
      {problem !== null && (
        <Banner tone="bad" isLive>
          {problem}
        </Banner>
      )}
      {code !== null && (
        <p role="status">
          <b className={styles.code}>{code}</b>
          <br />
          Write it down: we show it only once. Earlier codes no longer work.
        </p>
      )}
      <Button type="submit" variant="quiet" size="s" isLoading={isSending}>
        {code === null ? 'Create a code to give it away' : 'Create another code'}
      </Button>
    </form>
  );
};
