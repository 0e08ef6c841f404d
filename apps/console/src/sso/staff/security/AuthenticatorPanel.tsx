import Button from '@mui/material/Button';
import {
  type AuthenticatorSetup as Setup,
  removeAuthenticator,
  setUpAuthenticator,
  type StaffSecurity,
} from '@simpletread/contract';
import { useState } from 'react';

import { AuthenticatorSetup, RecoveryCodes } from '../../../shell/auth/index.js';
import { Panel } from '../../../shell/detail/index.js';
import { useStaffAction } from '../../../shell/action/index.js';
import { Instant } from '../../../shell/time/index.js';
import { PasswordDialog } from './PasswordDialog.js';
import styles from './SecurityPanel.module.css';
import { useSecurityCalls } from './security-calls.js';
import { InfoDialog } from '../../../shell/dialog/index.js';

const FIRST_APP = {
  title: 'Set up an authenticator app',
  hint: 'You’ll sign in with your password and a code from the app.',
} as const;

const ANOTHER_APP = {
  title: 'Replace your authenticator app',
  hint: 'Your current app works until you confirm the new one. Then it and its recovery codes stop working.',
} as const;

interface SetupDialogProps {
  readonly setup: Setup;
  readonly onClose: () => void;
}

const SetupDialog = ({ setup, onClose }: SetupDialogProps) => {
  const data = useSecurityCalls();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const prove = useStaffAction({
    run: (code: string) => data.proveAuthenticator(code),
    reload: ['security'],
    done: () => 'Authenticator app set up.',
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  return (
    <InfoDialog
      title={codes === null ? 'Scan this with your app' : 'Save these codes'}
      // The codes appear once: only the button that confirms they are kept closes the dialog.
      onClose={() => codes === null && onClose()}
      close={codes === null ? 'Close without changes' : null}
    >
      {codes === null ? (
        <AuthenticatorSetup setup={setup} error={prove.error} isBusy={prove.isBusy} onCode={prove.start} />
      ) : (
        <>
          <p>Each code signs you in once if you lose your app. They won’t be shown again.</p>
          <RecoveryCodes codes={codes} onKept={onClose} />
        </>
      )}
    </InfoDialog>
  );
};

/** The authenticator app: set up, replaced, given up; each asks for the password. */
export const AuthenticatorPanel = ({ security }: { readonly security: StaffSecurity }) => {
  const data = useSecurityCalls();
  const [asking, setAsking] = useState<'setUp' | 'remove' | null>(null);
  const [setup, setSetup] = useState<Setup | null>(null);
  const { authenticatorSince, recoveryCodesLeft, isSecondFactorRequired, passkeys } = security;
  const begin = useStaffAction({
    run: (password: string) => data.setUpAuthenticator(password),
    reload: [],
    done: () => null,
    onDone: (begun) => {
      setSetup(begun);
      setAsking(null);
    },
  });
  const remove = useStaffAction({
    run: (password: string) => data.removeAuthenticator(password),
    reload: ['security'],
    done: () => 'Authenticator app removed.',
    onDone: () => setAsking(null),
  });
  const isNeeded = isSecondFactorRequired && passkeys.length === 0;
  const close = (): void => setAsking(null);
  return (
    <Panel title="Authenticator app">
      <div className={styles.body}>
        {authenticatorSince === null ? (
          <p>No second factor yet. Add one so a stolen password isn’t enough.</p>
        ) : (
          <p>
            Set up <Instant at={authenticatorSince} isFull />. {recoveryCodesLeft} of 10 recovery codes left.
          </p>
        )}
        <div className={styles.row}>
          <Button onClick={() => setAsking('setUp')}>
            {authenticatorSince === null ? 'Set up an app' : 'Replace app and codes'}
          </Button>
          {authenticatorSince !== null && !isNeeded && (
            <Button color="error" onClick={() => setAsking('remove')}>
              Remove
            </Button>
          )}
        </div>
      </div>
      {asking === 'setUp' && (
        <PasswordDialog
          {...(authenticatorSince === null ? FIRST_APP : ANOTHER_APP)}
          call={setUpAuthenticator}
          confirm="Continue"
          isBusy={begin.isBusy}
          error={begin.error}
          onPassword={begin.submit}
          onClose={close}
        />
      )}
      {asking === 'remove' && (
        <PasswordDialog
          title="Remove the authenticator app"
          hint="Its recovery codes are removed too."
          call={removeAuthenticator}
          confirm="Remove"
          isDangerous
          isBusy={remove.isBusy}
          error={remove.error}
          onPassword={remove.submit}
          onClose={close}
        />
      )}
      {setup !== null && <SetupDialog setup={setup} onClose={() => setSetup(null)} />}
    </Panel>
  );
};
