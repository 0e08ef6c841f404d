import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { acceptInvitation, readInvitation, type ReplyOf } from '@simpletread/contract';
import { Skeleton } from '@simpletread/ui';
import { useEffect, useState, type SyntheticEvent } from 'react';

import { client } from '../api/index.js';
import { SignInError, SignInFrame } from './SignInFrame.js';
import styles from './SignInPage.module.css';
import { useAttempt } from './use-attempt.js';

type Guest = ReplyOf<typeof readInvitation>;

// Read once: from here on the token is in no address that could be copied or kept by the browser.
const takeToken = (): string => {
  const token = window.location.hash.slice(1);
  window.history.replaceState(null, '', window.location.pathname);
  return token;
};

/** Lets an invited person choose a password. */
export const AcceptInvitationPage = () => {
  const [token] = useState(takeToken);
  const [guest, setGuest] = useState<Guest | 'none' | null>(null);
  const [isDone, setIsDone] = useState(false);
  const { error, isBusy, run } = useAttempt();
  useEffect(() => {
    client
      .call(readInvitation, { body: { token } })
      .then(setGuest)
      .catch(() => setGuest('none'));
  }, [token]);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const newPassword = String(new FormData(event.currentTarget).get('password'));
    void run(async () => {
      await client.call(acceptInvitation, { body: { token, newPassword } });
      setIsDone(true);
    });
  };
  if (guest === null)
    return (
      <SignInFrame title="Your invitation" note="One moment.">
        <Skeleton width="100%" height={120} />
      </SignInFrame>
    );
  if (guest === 'none')
    return (
      <SignInFrame
        title="This invitation has expired"
        note="It was already used or is too old. Ask an admin for a new one."
      >
        <Button href="/" variant="contained" sx={{ height: 44 }}>
          Go to sign-in
        </Button>
      </SignInFrame>
    );
  if (isDone)
    return (
      <SignInFrame title="You’re all set" note="Sign in with your new password.">
        <Button href="/" variant="contained" autoFocus sx={{ height: 44 }}>
          Sign in
        </Button>
      </SignInFrame>
    );
  return (
    <SignInFrame title={`Welcome, ${guest.name}`} note="Choose a password of at least 8 characters.">
      <form className={styles.form} onSubmit={submit}>
        <SignInError id="password-error" message={error} />
        {/* For managers of passwords. */}
        <InputBase
          type="email"
          autoComplete="username"
          value={guest.email}
          readOnly
          sx={{ display: 'none' }}
        />
        <div className={styles.field}>
          <label htmlFor="password">Password</label>
          <OutlinedInput
            id="password"
            name="password"
            type="password"
            autoComplete="new-password"
            autoFocus
            required
            inputProps={{
              'aria-describedby': error === null ? undefined : 'password-error',
              maxLength: 200,
            }}
          />
        </div>
        <Button type="submit" variant="contained" disabled={isBusy} sx={{ height: 44 }}>
          {isBusy ? 'Saving' : 'Set password'}
        </Button>
      </form>
    </SignInFrame>
  );
};
