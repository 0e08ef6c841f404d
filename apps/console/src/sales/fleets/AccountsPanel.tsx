import Button from '@mui/material/Button';
import { type FleetRow, linkFleetAccount } from '@simpletread/contract';
import { useState } from 'react';
import { LinkBase } from 'react-admin';

import { useStaffAction } from '../../shell/action/index.js';
import type { BodyOf } from '../../shell/api/index.js';
import { useCan } from '../../shell/auth/index.js';
import { EmailText, Panel, PlainTable } from '../../shell/detail/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract, TextInput } from '../../shell/form/index.js';
import { FLEET_READS, useFleetCalls } from './fleet-calls.js';
import styles from './Fleets.module.css';

interface FleetProps {
  readonly fleet: FleetRow;
}

type Account = FleetRow['accounts'][number];
type Body = BodyOf<typeof linkFleetAccount>;

interface Address {
  readonly email: string;
}

const LinkDialog = ({ fleet, onClose }: FleetProps & { readonly onClose: () => void }) => {
  const calls = useFleetCalls();
  const link = useStaffAction({
    run: (body: Body, key) => calls.linkAccount(fleet.id, body, key),
    reload: FLEET_READS,
    done: () => 'Account added.',
    onDone: onClose,
    fields: {
      'fleet.accountUnknown': 'email',
      'fleet.accountTaken': 'email',
      'fleet.accountLinked': 'email',
    },
  });
  const contract = formContract<Address & Record<string, unknown>, Body>({
    schema: linkFleetAccount.body,
    inputOf: ({ email }) => ({ version: fleet.version, email }),
  });
  return (
    <FormDialog<Address, Body>
      title={`Add an account to ${fleet.name}`}
      confirm="Add account"
      isBusy={link.isBusy}
      error={link.error}
      values={{ email: '' }}
      contract={contract}
      onSubmit={link.submit}
      onClose={onClose}
    >
      <TextInput
        source="email"
        label="Email of the account"
        hint="The exact address that the customer signs in with."
        type="email"
        maxLength={100}
        isRequired
        isFirst
      />
    </FormDialog>
  );
};

const RemoveDialog = ({
  fleet,
  account,
  onClose,
}: FleetProps & { readonly account: Account; readonly onClose: () => void }) => {
  const calls = useFleetCalls();
  const remove = useStaffAction({
    run: (accountId: string, key) =>
      calls.unlinkAccount(fleet.id, { version: fleet.version, accountId }, key),
    reload: FLEET_READS,
    done: () => 'Account removed.',
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Remove ${account.email}?`}
      confirm="Remove account"
      cancel="Cancel"
      isDangerous
      isBusy={remove.isBusy}
      error={remove.error}
      onSubmit={() => remove.submit(account.accountId)}
      onClose={onClose}
    >
      <p>The account itself stays. You can add it again.</p>
    </FormDialog>
  );
};

/** The customer accounts that buy for a fleet. */
export const AccountsPanel = ({ fleet }: FleetProps) => {
  const can = useCan();
  const [open, setOpen] = useState<'link' | Account | null>(null);
  const mayChange = can('fleets.manage');
  const mayOpen = can('accounts.read');
  return (
    <Panel
      title="Accounts"
      extra={
        mayChange && fleet.state === 'active' ? (
          <Button size="small" onClick={() => setOpen('link')}>
            Add account
          </Button>
        ) : undefined
      }
    >
      {fleet.accounts.length === 0 ? (
        <p className={styles.none}>No accounts yet.</p>
      ) : (
        <PlainTable
          label="Accounts"
          rows={fleet.accounts}
          keyOf={({ accountId }) => accountId}
          columns={[
            {
              label: 'Email',
              render: ({ accountId, email }) =>
                mayOpen ? (
                  <LinkBase to={`/accounts/${accountId}/show`}>
                    <EmailText email={email} />
                  </LinkBase>
                ) : (
                  <EmailText email={email} />
                ),
            },
            { label: 'Name', render: ({ name }) => name || '–' },
            ...(mayChange
              ? [
                  {
                    label: 'Change',
                    isEnd: true,
                    render: (account: Account) => (
                      <Button size="small" color="error" onClick={() => setOpen(account)}>
                        Remove
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {open === 'link' && <LinkDialog fleet={fleet} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'link' && (
        <RemoveDialog fleet={fleet} account={open} onClose={() => setOpen(null)} />
      )}
    </Panel>
  );
};
