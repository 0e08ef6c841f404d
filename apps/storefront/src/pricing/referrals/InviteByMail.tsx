'use client';

import { Banner, Button, TextField } from '@simpletread/ui';
import { useEffect, useRef } from 'react';
import { QUIET, useKeptForm } from '../../shell/form';
import { invite } from './invite-actions';
import styles from './Invite.module.css';

/** Asks for a friend's address for one email. */
export const InviteByMail = () => {
  const { state, isPending, form, attributes } = useKeptForm(invite, QUIET);
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef<string>(undefined);
  const { problem, fields, attempt } = state;
  const error = fields?.['email'] ?? problem ?? undefined;
  const isSent = attempt > 0 && error === undefined;
  useEffect(() => {
    // The shopper may already be typing the next address.
    if (isSent && field.current?.value === sent.current) form.current?.reset();
  }, [isSent, attempt, form]);
  return (
    <form
      {...attributes}
      ref={form}
      className={styles.share}
      onSubmit={(event) => {
        sent.current = field.current?.value;
        attributes.onSubmit(event);
      }}
    >
      {isSent && (
        <Banner tone="good" isLive>
          Your invitation is on its way.
        </Banner>
      )}
      <TextField
        ref={field}
        label="Your friend’s email"
        name="email"
        type="email"
        autoComplete="off"
        error={error}
        isRequired
      />
      <Button type="submit" variant="ghost" isLoading={isPending}>
        Send
      </Button>
    </form>
  );
};
