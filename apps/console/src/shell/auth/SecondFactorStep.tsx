import Button from '@mui/material/Button';
import {
  answerSecondFactor,
  answerWithPasskey,
  askForPasskey,
  type SignInReply,
  type StaffIdentity,
} from '@simpletread/contract';
import { startAuthentication } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';

import { client } from '../api/index.js';
import { CodeField } from './CodeField.js';
import { ownFailure } from './passkey-failure.js';
import { SignInError } from './SignInFrame.js';
import styles from './SignInPage.module.css';
import { useAttempt } from './use-attempt.js';

type Methods = Extract<SignInReply, { step: 'secondFactor' }>['methods'];
type PasskeyOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

interface SecondFactorStepProps {
  readonly methods: Methods;
  readonly onSignedIn: (staff: StaffIdentity) => Promise<void>;
  readonly onBack: (problem: string | null) => void;
}

/** The code of an authenticator app, a passkey, or a recovery code. */
export const SecondFactorStep = ({ methods, onSignedIn, onBack }: SecondFactorStepProps) => {
  const hasApp = methods.includes('authenticator');
  const [isRecovering, setIsRecovering] = useState(false);
  const { error, isBusy, run, fail } = useAttempt();
  const finish = (act: () => Promise<StaffIdentity>): void =>
    void run(async () => {
      try {
        await onSignedIn(await act());
      } catch (problem) {
        const { isOver, message } = ownFailure(problem);
        if (isOver) onBack(message);
        else throw new Error(message, { cause: problem });
      }
    });
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    finish(async () => (await client.call(answerSecondFactor, { body: { code } })).staff);
  };
  const usePasskey = (): void =>
    finish(async () => {
      const options = (await client.call(askForPasskey, {})) as unknown as PasskeyOptions;
      const response = await startAuthentication({ optionsJSON: options });
      return (await client.call(answerWithPasskey, { body: { response: { ...response } } })).staff;
    });
  return (
    <form className={styles.form} onSubmit={submit}>
      <SignInError id="sign-in-error" message={error} />
      {hasApp && (
        <>
          <CodeField
            key={String(isRecovering)}
            label={isRecovering ? 'Recovery code' : 'Code'}
            hint={isRecovering ? 'One of your saved codes. Each works once.' : 'Six digits from your app.'}
            isDigits={!isRecovering}
            errorId={error === null ? undefined : 'sign-in-error'}
          />
          <Button type="submit" variant="contained" disabled={isBusy} sx={{ height: 44 }}>
            {isBusy ? 'Checking' : 'Continue'}
          </Button>
        </>
      )}
      {methods.includes('passkey') && (
        <Button
          variant={hasApp ? 'outlined' : 'contained'}
          autoFocus={!hasApp}
          disabled={isBusy}
          onClick={usePasskey}
          startIcon={<KeyRound size={16} aria-hidden="true" />}
          sx={{ height: 44 }}
        >
          Use a passkey
        </Button>
      )}
      <div className={styles.ways}>
        {hasApp && (
          <Button
            variant="text"
            onClick={() => {
              setIsRecovering(!isRecovering);
              fail(null);
            }}
          >
            {isRecovering ? 'Use the app' : 'Use a recovery code'}
          </Button>
        )}
        <Button variant="text" onClick={() => onBack(null)}>
          Start over
        </Button>
      </div>
    </form>
  );
};
