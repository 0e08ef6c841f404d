import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { signInStaff } from '@simpletread/contract';
import { Logo } from '@simpletread/ui';
import { CircleAlert } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useLocation, useLogin } from 'react-admin';

import { client } from '../api/client.js';
import styles from './SignInPage.module.css';

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Signing in failed. Please try again.';

const isSentBack = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'nextPathname' in state && state.nextPathname !== '/';

/** Where staff sign in; afterwards they are back on the page they wanted. */
export const SignInPage = () => {
  const login = useLogin();
  const wasSentBack = isSentBack(useLocation().state);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setIsBusy(true);
    setError(null);
    try {
      const body = { email: String(fields.get('email')), password: String(fields.get('password')) };
      const reply = await client.call(signInStaff, { body });
      if (reply.step !== 'signedIn') throw new Error('This account needs a second step to sign in.');
      await login(reply.staff);
    } catch (refusal) {
      setError(messageOf(refusal));
      setIsBusy(false);
    }
  };
  const described = error === null ? undefined : 'sign-in-error';
  return (
    <div className={styles.page}>
      <title>Sign in · SimpleTread console</title>
      <div className={styles.line} />
      <main className={styles.sheet}>
        <div className={styles.logo}>
          <Logo />
        </div>
        <h1 className={styles.title}>Sign in</h1>
        <p className={styles.note}>
          {wasSentBack ? 'Please sign in to continue where you were.' : 'For staff of SimpleTread.'}
        </p>
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          {error !== null && (
            <p className={styles.error} id="sign-in-error" role="alert">
              <CircleAlert size={18} aria-hidden="true" />
              {error}
            </p>
          )}
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
      </main>
      <footer className={styles.foot}>Every action in here is kept in the audit trail.</footer>
    </div>
  );
};
