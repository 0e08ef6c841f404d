import type { MyGiftCard, MyReferrals } from '@simpletread/contract';
import { easternDate, formatMoney, giftCardLabel, type ReferralState } from '@simpletread/domain';
import { Button, Card } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { GiftCardCode } from './GiftCardCode';
import styles from './Invite.module.css';

const STATES: Readonly<Record<ReferralState, string>> = {
  ordered: 'Ordered, on the way',
  earned: 'Delivered, earned',
  lapsed: 'Void',
  refused: 'Doesn’t count',
};

const Cards = ({ giftCards }: { giftCards: readonly MyGiftCard[] }) => (
  <Card as="section" className={styles.card ?? ''} aria-labelledby="cards">
    <h2 id="cards">Your gift cards</h2>
    {giftCards.length === 0 && (
      <p className="t-muted">None yet. Choose them at the payment step to pay with them.</p>
    )}
    <ul role="list" className={styles.rows}>
      {giftCards.map(({ giftCardId, number, balanceInCents, reason, state }) => (
        <li key={giftCardId}>
          <p>
            <b>{giftCardLabel(number)}</b>, <b className="t-num">{formatMoney(balanceInCents)}</b> left
            {state === 'blocked' && ', blocked'}
            <br />
            <span className="t-muted">{reason}</span>
          </p>
          {balanceInCents > 0 && <GiftCardCode giftCardId={giftCardId} />}
        </li>
      ))}
    </ul>
  </Card>
);

interface AdvocateProps {
  readonly referrals: MyReferrals;
  readonly giftCards: readonly MyGiftCard[];
}

/** A customer's invitations, friends' orders and rewards. */
export const Advocate = ({ referrals, giftCards }: AdvocateProps) => (
  <div className={`l-wrap ${styles.page}`}>
    <div className={styles.head}>
      <h1>Friends you invited</h1>
      <p className="t-muted">
        {referrals.invitations.length} invited by email, {referrals.referrals.length} ordered,{' '}
        {formatMoney(referrals.earnedInCents)} earned.
      </p>
      <div>
        <Button href="/invite" linkAs={PageLink} variant="cta">
          Invite friends
        </Button>
      </div>
    </div>
    <div className={styles.columns}>
      <Cards giftCards={giftCards} />
      <Card as="section" className={styles.card ?? ''} aria-labelledby="orders">
        <h2 id="orders">Friends’ orders</h2>
        {referrals.referrals.length === 0 && (
          <p className="t-muted">No one has ordered with your code yet.</p>
        )}
        <ul role="list" className={styles.rows}>
          {referrals.referrals.map(({ id, state, reason, orderedAt, rewardInCents }) => (
            <li key={id}>
              <p>
                <b>{STATES[state]}</b>, ordered {easternDate(orderedAt)}
                {state === 'earned' && `, ${formatMoney(rewardInCents)}`}
                {reason !== null && (
                  <>
                    <br />
                    <span className="t-muted">{reason}</span>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" className={styles.card ?? ''} aria-labelledby="invited">
        <h2 id="invited">Invited by email</h2>
        {referrals.invitations.length === 0 && <p className="t-muted">No invitations yet.</p>}
        <ul role="list" className={styles.rows}>
          {referrals.invitations.map(({ id, maskedEmail, sentAt, hasOrdered }) => (
            <li key={id}>
              <p>
                {maskedEmail}, {easternDate(sentAt)}
                {hasOrdered && ', has ordered'}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  </div>
);
