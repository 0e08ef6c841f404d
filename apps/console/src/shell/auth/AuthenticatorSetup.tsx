import Button from '@mui/material/Button';
import type { AuthenticatorSetup as Setup } from '@simpletread/contract';
import type { SyntheticEvent } from 'react';

import { CodeField } from './CodeField.js';
import { SignInError } from './SignInFrame.js';
import styles from './SignInPage.module.css';

interface AuthenticatorSetupProps {
  readonly setup: Setup;
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly onCode: (code: string) => void;
}

/** The QR code for the app, its text form, and the code that proves it. */
export const AuthenticatorSetup = ({ setup, error, isBusy, onCode }: AuthenticatorSetupProps) => {
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onCode(String(new FormData(event.currentTarget).get('code')));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(setup.qrSvg)}`}
        alt="QR code for your authenticator app"
        width={200}
        height={200}
      />
      <p className={styles.hint}>
        Can’t scan it? Enter this key in the app:{' '}
        <code className={styles.secret}>{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <SignInError id="setup-error" message={error} />
      <CodeField
        label="Code"
        hint="The six digits your app shows now."
        isDigits
        errorId={error === null ? undefined : 'setup-error'}
      />
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ height: 44 }}>
        {isBusy ? 'Checking' : 'Continue'}
      </Button>
    </form>
  );
};
