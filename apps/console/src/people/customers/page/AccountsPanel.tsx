import type { Customer } from '@simpletread/contract';
import { Chip } from '@simpletread/ui';
import { LinkBase } from 'react-admin';

import { Panel } from '../../../shell/detail/index.js';
import { Instant } from '../../../shell/time/index.js';
import styles from './Customer.module.css';

type Account = NonNullable<Customer['accounts']>[number];

const SIGN_INS: Readonly<Record<Account['signIns'][number], string>> = {
  password: 'password',
  passkey: 'passkey',
  google: 'Google',
};

const signInText = ({ signIns }: Account): string =>
  signIns.length === 0
    ? 'No sign-in method'
    : `Signs in with ${signIns.map((kind) => SIGN_INS[kind]).join(' or ')}`;

const StateMark = ({ account: { isActive } }: { readonly account: Account }) =>
  isActive ? (
    <Chip tone="good" mark="full">
      Active
    </Chip>
  ) : (
    <Chip mark="ring">Closed</Chip>
  );

/** Their accounts; several if they opened them with spellings of one mailbox. */
export const AccountsPanel = ({ accounts }: Pick<Customer, 'accounts'>) => {
  if (accounts === null || accounts.length === 0) return null;
  return (
    <Panel title={accounts.length === 1 ? 'Account' : 'Accounts'}>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <li key={account.id}>
            <div className={styles.row}>
              <LinkBase to={`/accounts/${account.id}/show`} className={styles.number ?? ''}>
                {account.email}
              </LinkBase>
              <StateMark account={account} />
            </div>
            <div className={styles.dim}>
              {account.accountTypes.join(', ')}
              {account.isCrewMember ? ', SimpleCrew' : ''}, since <Instant at={account.createdAt} />
            </div>
            <div className={styles.dim}>
              {signInText(account)}
              {account.isEmailProved ? '' : '; email not confirmed'}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
