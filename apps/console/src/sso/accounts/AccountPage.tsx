import Button from '@mui/material/Button';
import { formatPhone } from '@simpletread/domain';
import { Chip } from '@simpletread/ui';
import { useState } from 'react';
import { LinkBase } from 'react-admin';

import { HistoryPanel } from '../../shell/audit/index.js';
import { useCan } from '../../shell/auth/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { Pairs, Panel, PlainTable, RecordPage } from '../../shell/detail/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import { Instant } from '../../shell/time/index.js';
import { standingText, type WholeAccount } from './account-row.js';
import { APPLICATION_FACES, GiveTypeDialog, GrantsPanel, GROUP_WORDS } from '../account-types/index.js';
import { ActAsDialog, VisitsPanel } from '../acting/index.js';

const Orders = ({ account }: { readonly account: WholeAccount }) => {
  const maySee = useCan()('orders.read');
  if (account.orderCount === 0 || !maySee) return <>{account.orderCount}</>;
  const filter = JSON.stringify({ q: account.email });
  return <LinkBase to={`/orders?filter=${encodeURIComponent(filter)}`}>{account.orderCount}</LinkBase>;
};

const Applications = ({ account }: { readonly account: WholeAccount }) => (
  <Panel title="Applications">
    {account.applications.length === 0 ? (
      <p style={{ padding: '0 14px 14px' }}>None.</p>
    ) : (
      <PlainTable
        label="Applications"
        rows={account.applications}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'For',
            render: ({ id, type, companyName }) => (
              <LinkBase to={`/account-applications/${id}/show`}>
                {companyName === null ? type : `${type} for ${companyName}`}
              </LinkBase>
            ),
          },
          { label: 'State', render: ({ state }) => APPLICATION_FACES[state].label },
          { label: 'By', render: ({ source }) => (source === 'staff' ? 'Staff' : 'The customer') },
          { label: 'Sent', render: ({ createdAt }) => <Instant at={createdAt} /> },
        ]}
      />
    )}
  </Panel>
);

const AccountView = ({ account }: { readonly account: WholeAccount }) => {
  const can = useCan();
  const [isGiving, setGiving] = useState(false);
  const [isActing, setActing] = useState(false);
  return (
    <>
      <PageHeader
        title={account.name}
        marks={
          account.isActive ? (
            <Chip tone="good" mark="full">
              Active
            </Chip>
          ) : (
            <Chip mark="ring">Closed</Chip>
          )
        }
        note={account.email}
        actions={
          <>
            {can('accounts.actAs') && account.isActive && (
              <Button variant="outlined" onClick={() => setActing(true)}>
                View the shop as this customer
              </Button>
            )}
            {can('accounts.approve') && (
              <Button variant="contained" onClick={() => setGiving(true)}>
                Assign a type
              </Button>
            )}
          </>
        }
      />
      <div className={panel.stack}>
        <Panel title="Account">
          <Pairs
            pairs={[
              ['Account type', standingText(account)],
              ['Price group', account.priceGroup],
              ['Sales tax', account.isTaxExempt ? 'exempt, except on orders for a fleet' : 'owed'],
              ['SimpleCrew', account.isCrewMember ? 'member' : 'no'],
              [
                'Verified',
                account.verifications.length === 0
                  ? 'no'
                  : account.verifications.map(({ group, until }) => (
                      <span key={group}>
                        {GROUP_WORDS[group]} until <Instant at={until} />{' '}
                      </span>
                    )),
              ],
              ['Email', account.isEmailProved ? 'confirmed' : 'not confirmed'],
              ['Phone', account.phone === null ? '–' : formatPhone(account.phone, 'parentheses')],
              ['Orders', <Orders key="orders" account={account} />],
              ['Since', <Instant key="since" at={account.createdAt} isFull />],
            ]}
          />
        </Panel>
        <GrantsPanel account={account} />
        <Applications account={account} />
        <VisitsPanel accountId={account.id} />
        <HistoryPanel type="account" id={account.id} seen={JSON.stringify(account)} />
      </div>
      {isActing && <ActAsDialog account={account} onClose={() => setActing(false)} />}
      {isGiving && <GiveTypeDialog account={account} onClose={() => setGiving(false)} />}
    </>
  );
};

/** One account: the person, what the account is, and how it came to be that. */
export const AccountPage = () => (
  <RecordPage<WholeAccount> resource="accounts">
    {(account) => <AccountView key={account.id} account={account} />}
  </RecordPage>
);
