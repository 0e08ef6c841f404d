import Button from '@mui/material/Button';
import { addPasskey, askForNewPasskey, type StaffSecurity } from '@simpletread/contract';
import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';

import { ownFailure } from '../../../shell/auth/index.js';
import { Panel, PlainTable } from '../../../shell/detail/index.js';
import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { Instant } from '../../../shell/time/index.js';
import styles from './SecurityPanel.module.css';
import { useSecurityCalls } from './security-calls.js';
import { formContract, TextInput } from '../../../shell/form/index.js';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Passkey = StaffSecurity['passkeys'][number];

const BLANK = { name: '', password: '' };

/** Checks the name and the password before the device makes a key. */
const contract = formContract<typeof BLANK, typeof BLANK>({
  schema: askForNewPasskey.body.extend(addPasskey.body.pick({ name: true }).shape),
  inputOf: (form) => form,
});

const AddDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const data = useSecurityCalls();
  const add = useStaffAction({
    run: async ({ password, ...typed }: typeof BLANK) => {
      const name = typed.name.trim();
      try {
        const options = (await data.askForNewPasskey(password)) as unknown as CreationOptions;
        const response = await startRegistration({ optionsJSON: options });
        await data.addPasskey({ name, response: { ...response } });
      } catch (problem) {
        throw new Error(ownFailure(problem).message, { cause: problem });
      }
      return name;
    },
    reload: ['security'],
    done: (name) => `${name} added.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Add a passkey"
      confirm="Continue on this device"
      isBusy={add.isBusy}
      error={add.error}
      values={BLANK}
      contract={contract}
      isVerbatim
      onSubmit={add.submit}
      onClose={onClose}
    >
      <TextInput
        source="name"
        label="Name"
        hint="For example, “Work laptop”."
        maxLength={40}
        isRequired
        isFirst
      />
      <TextInput
        source="password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        maxLength={200}
        isRequired
      />
    </FormDialog>
  );
};

const RemoveButton = ({ passkey }: { readonly passkey: Passkey }) => {
  const data = useSecurityCalls();
  const remove = useStaffAction({
    run: (id: string) => data.removePasskey(id),
    reload: ['security'],
    done: () => `${passkey.name} removed.`,
  });
  return (
    <>
      {remove.error !== null && <span role="alert">{remove.error} </span>}
      <Button
        color="error"
        aria-label={`Remove ${passkey.name}`}
        disabled={remove.isBusy}
        onClick={() => remove.start(passkey.id)}
      >
        Remove
      </Button>
    </>
  );
};

/** The passkeys of the signed-in person. */
export const PasskeysPanel = ({ security: { passkeys } }: { readonly security: StaffSecurity }) => {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Panel title="Passkeys" extra={<Button onClick={() => setIsAdding(true)}>Add a passkey</Button>}>
      {passkeys.length === 0 ? (
        <div className={styles.body}>
          <p>No passkeys yet. A passkey uses your device’s own lock and works only for this console.</p>
        </div>
      ) : (
        <PlainTable<Passkey>
          label="Passkeys"
          rows={passkeys}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Name', render: ({ name }) => <b>{name}</b> },
            { label: 'Since', render: ({ createdAt }) => <Instant at={createdAt} /> },
            { label: 'Last used', render: ({ lastUsedAt }) => <Instant at={lastUsedAt} /> },
            { label: 'Remove', isEnd: true, render: (passkey) => <RemoveButton passkey={passkey} /> },
          ]}
        />
      )}
      {isAdding && <AddDialog onClose={() => setIsAdding(false)} />}
    </Panel>
  );
};
