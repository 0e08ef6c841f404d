'use client';

import type { Erasure, ErasureBlock } from '@simpletread/contract';
import { easternDate } from '@simpletread/domain';
import { Banner, Button, Card, TextField } from '@simpletread/ui';
import { useActionState } from 'react';
import { keepData, requestErasure } from './privacy-actions';
import { blocksInWords } from './privacy-words';
import styles from './Privacy.module.css';

interface ErasureCardProps {
  readonly erasure: Erasure | null;
  readonly blocks: readonly ErasureBlock[];
  readonly formKey: string;
}

const stateInWords = ({ state, dueAt, blockedBy }: Erasure): string => {
  if (state === 'blocked')
    return `Your data will be erased as soon as nothing is open: ${blocksInWords(blockedBy)}.`;
  if (state === 'pending')
    return `Your data will be erased on ${easternDate(dueAt)}. Until then you can change your mind.`;
  return 'Your data is being erased.';
};

const UnderWay = ({ erasure, formKey }: { erasure: Erasure; formKey: string }) => {
  const [answer, send, isSending] = useActionState(keepData, { problem: null });
  return (
    <>
      <Banner tone="warn">{stateInWords(erasure)}</Banner>
      {answer.problem !== null && (
        <Banner tone="bad" isLive>
          {answer.problem}
        </Banner>
      )}
      {erasure.canCancel && (
        <form action={send}>
          <input type="hidden" name="key" value={formKey} />
          <Button type="submit" isLoading={isSending}>
            Keep my data
          </Button>
        </form>
      )}
    </>
  );
};

const Asking = ({ blocks, formKey }: { blocks: readonly ErasureBlock[]; formKey: string }) => {
  const [answer, send, isSending] = useActionState(requestErasure, { problem: null });
  return (
    <>
      {blocks.length > 0 && (
        <Banner>{`We could not start today: ${blocksInWords(blocks)}. Your request would wait for that.`}</Banner>
      )}
      <form action={send} className={styles.form} noValidate>
        <input type="hidden" name="key" value={formKey} />
        <TextField
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={200}
        />
        <TextField label="Type ERASE to confirm" name="confirmation" autoComplete="off" maxLength={40} />
        {answer.problem !== null && (
          <Banner tone="bad" isLive>
            {answer.problem}
          </Banner>
        )}
        <div>
          <Button type="submit" variant="danger" isLoading={isSending}>
            Erase my data
          </Button>
        </div>
      </form>
      <p className="t-muted">
        Don’t have a password because you sign in another way? Set one with “Forgot your password” on the
        sign-in page first.
      </p>
    </>
  );
};

/** The erasure request: made with the password, withdrawn during its grace period. */
export const ErasureCard = ({ erasure, blocks, formKey }: ErasureCardProps) => (
  <Card className={styles.card ?? ''}>
    <h2>Erase your data</h2>
    <p>
      After 14 days we permanently erase your account and what we know about you: name, addresses, phone,
      carts, garage, searches, emails. Your purchases stay in our books, without your name.
    </p>
    {erasure === null ? (
      <Asking blocks={blocks} formKey={formKey} />
    ) : (
      <UnderWay erasure={erasure} formKey={formKey} />
    )}
  </Card>
);
