import type { Customer } from '@simpletread/contract';
import { formatMoney, sumCents } from '@simpletread/domain';
import { LinkBase } from 'react-admin';

import { Panel } from '../../../shell/detail/index.js';
import { Facts } from './Facts.js';
import styles from './Customer.module.css';

type Card = NonNullable<Customer['giftCards']>[number];

const cardText = ({ number, state }: Card): string =>
  `${number.slice(0, 4)}-${number.slice(4)}${state === 'blocked' ? ', blocked' : ''}`;

const Cards = ({ cards }: { readonly cards: readonly Card[] }) => (
  <ul className={styles.list}>
    {cards.map((card) => (
      <li key={card.id} className={styles.row}>
        <LinkBase to={`/gift-cards/${card.id}/show`}>Gift card {cardText(card)}</LinkBase>
        <b>{formatMoney(card.balanceInCents)}</b>
      </li>
    ))}
  </ul>
);

/** Gift cards of the account, and rewards for friends. Nothing without either. */
export const BalancePanel = ({ record: { giftCards, referral } }: { readonly record: Customer }) => {
  const cards = giftCards ?? [];
  const hasReferral = referral !== null && (referral.code !== null || referral.friendCount > 0);
  if (cards.length === 0 && !hasReferral) return null;
  const spendable = cards.filter(({ state }) => state === 'active').map((card) => card.balanceInCents);
  return (
    <Panel title="Balance" extra={formatMoney(sumCents(spendable))}>
      {hasReferral && (
        <Facts
          facts={[
            ['Referral code', referral.code === null ? [] : [referral.code]],
            ['Friends who ordered', [referral.friendCount]],
            ['Earned', [formatMoney(referral.earnedInCents)]],
            ['Pending', referral.waitingInCents === 0 ? [] : [formatMoney(referral.waitingInCents)]],
          ]}
        />
      )}
      {cards.length > 0 && <Cards cards={cards} />}
    </Panel>
  );
};
