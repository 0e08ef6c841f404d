import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { signInStaff, type SignInReply } from '@simpletread/contract';
import type { SyntheticEvent } from 'react';

import { client } from '../api/index.js';
import { SignInError } from './SignInFrame.js';
import styles from './SignInPage.module.css';
import { useAttempt } from './use-attempt.js';

interface PasswordStepProps {
  /** The reason for returning here, or null. */
  readonly problem: string | null;
  readonly onReply: (reply: SignInReply) => Promise<void>;
}

/** Email and password. */
export const PasswordStep = ({ problem, onReply }: PasswordStepProps) => {
  const { error, isBusy, run } = useAttempt();
  const message = error ?? problem;
  const described = message === null ? undefined : 'sign-in-error';
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const body = { email: String(fields.get('email')), password: String(fields.get('password')) };
    void run(async () => onReply(await client.call(signInStaff, { body })));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <SignInError id="sign-in-error" message={message} />
      <div className={styles.field}>
        <label htmlFor="email">Email</label>
        <OutlinedInput
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          required
          inputProps={{ 'aria-describedby': described, maxLength: 254 }}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor="password">Password</label>
        <OutlinedInput
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          inputProps={{ 'aria-describedby': described, maxLength: 200 }}
        />
      </div>
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ height: 44 }}>
        {isBusy ? 'Signing in' : 'Sign in'}
      </Button>
    </form>
  );
};
