'use client';

import { Banner, Button, TextField } from '@simpletread/ui';
import { useActionState } from 'react';
import { QUIET } from '../standing/change-answer';
import { invite } from './invite-actions';
import styles from './Invite.module.css';

/** Asks for a friend's address, to which our mail goes once. */
export const InviteByMail = () => {
  const [{ problem, fields, attempt }, send, isSending] = useActionState(invite, QUIET);
  const error = fields?.['email'] ?? problem ?? undefined;
  return (
    <form action={send} className={styles.share}>
      {attempt > 0 && error === undefined && (
        <Banner tone="good" isLive>
          Your invitation is on its way.
        </Banner>
      )}
      <TextField
        key={attempt}
        label="Your friend’s email"
        name="email"
        type="email"
        autoComplete="off"
        error={error}
        isRequired
      />
      <Button type="submit" variant="ghost" isLoading={isSending}>
        Send
      </Button>
    </form>
  );
};
