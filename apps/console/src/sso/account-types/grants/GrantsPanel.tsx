import Button from '@mui/material/Button';
import { Chip } from '@simpletread/ui';

import { useCan } from '../../../shell/auth/index.js';
import { Panel, PlainTable } from '../../../shell/detail/index.js';
import { useStaffAction } from '../../../shell/action/index.js';
import { Instant } from '../../../shell/time/index.js';
import type { AdminAccount } from '@simpletread/contract';
import { SOURCE_WORDS } from './grant-words.js';
import styles from './GrantsPanel.module.css';
import { useGrantCalls } from './grant-calls.js';
import { LastDay } from './LastDay.js';

type Grant = AdminAccount['grants'][number];

const EndButton = ({ grant }: { readonly grant: Grant }) => {
  const data = useGrantCalls();
  const end = useStaffAction({
    run: ({ id, version }: Grant, key) => data.endAccountType(id, version, key),
    reload: ['accounts'],
    done: () => `${grant.type} has ended.`,
    isAlone: true,
  });
  return (
    <Button size="small" color="error" disabled={end.isBusy} onClick={() => end.start(grant)}>
      End now
    </Button>
  );
};

/** Every type that the account was given, ended ones too. */
export const GrantsPanel = ({ account }: { readonly account: AdminAccount }) => {
  const mayEnd = useCan()('accounts.approve');
  return (
    <Panel title="Account types">
      {account.grants.length === 0 ? (
        <p style={{ padding: '0 14px 14px' }}>Retail only. No other type is assigned.</p>
      ) : (
        <PlainTable
          label="Account types"
          rows={account.grants}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Type', render: ({ type }) => type },
            {
              label: 'Company',
              render: ({ companyName }) => <span className={styles.name}>{companyName ?? '–'}</span>,
            },
            { label: 'Prices', render: ({ priceGroup }) => priceGroup },
            {
              label: 'Tax exempt',
              render: ({ taxExemption }) =>
                taxExemption === null ? (
                  'no'
                ) : (
                  <>
                    {taxExemption.certificate} through <LastDay until={taxExemption.until} />
                  </>
                ),
            },
            { label: 'By', render: ({ source }) => SOURCE_WORDS[source] },
            { label: 'Since', render: ({ since }) => <Instant at={since} /> },
            { label: 'Through', render: ({ until }) => <LastDay until={until} /> },
            {
              label: 'State',
              render: ({ isInForce }) =>
                isInForce ? <Chip tone="good">In force</Chip> : <Chip mark="ring">Ended</Chip>,
            },
            ...(mayEnd
              ? [
                  {
                    label: 'End',
                    render: (grant: Grant) => (grant.isInForce ? <EndButton grant={grant} /> : null),
                  },
                ]
              : []),
          ]}
        />
      )}
    </Panel>
  );
};
