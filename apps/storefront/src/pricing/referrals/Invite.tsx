import type { MyReferrals } from '@simpletread/contract';
import { formatMoney, formatRate, ratePpm } from '@simpletread/domain';
import { Banner, Button, Card } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { ChangeButton } from '../../shell/form';
import { getCode } from './invite-actions';
import { InviteByMail } from './InviteByMail';
import styles from './Invite.module.css';
import { ShareLink } from './ShareLink';

interface InviteProps {
  /** Null for a guest. */
  readonly referrals: MyReferrals | null;
  readonly loginHref: string;
  readonly registerHref: string;
  readonly origin: string;
}

const Own = ({ referrals, origin }: { referrals: MyReferrals; origin: string }) =>
  referrals.code === null ? (
    <ChangeButton action={getCode}>Get your code</ChangeButton>
  ) : (
    <div className={styles.columns}>
      <Card as="section" className={styles.card ?? ''} aria-labelledby="share">
        <h2 id="share">Share your link</h2>
        <ShareLink href={`${origin}/invite/${referrals.code}`} />
        <p>
          Your code: <b className={styles.code}>{referrals.code}</b>. Friends enter it in their cart.
        </p>
      </Card>
      <Card as="section" className={styles.card ?? ''} aria-labelledby="mail">
        <h2 id="mail">Email a friend</h2>
        <InviteByMail />
      </Card>
    </div>
  );

/** Inviting friends: the benefit for both, and the customer's code to share [R9.10]. */
export const Invite = ({ referrals, loginHref, registerHref, origin }: InviteProps) => (
  <div className={`l-wrap ${styles.page}`}>
    <div className={styles.head}>
      <h1>Invite friends</h1>
      <p className="t-muted">
        {referrals?.isOpen !== true
          ? 'Friends get a percentage off the tires of their first order, and you get a gift card once their tires are delivered.'
          : `Friends get ${formatRate(ratePpm(referrals.ratePpm))} off the tires of their first order. Once their tires are delivered, you get a gift card of ${formatMoney(referrals.rewardInCents)}.`}
      </p>
    </div>
    {referrals === null ? (
      <div className={styles.actions}>
        <Button href={loginHref} variant="cta">
          Sign in to invite
        </Button>
        <Button href={registerHref} variant="ghost">
          Create an account
        </Button>
      </div>
    ) : referrals.isOpen ? (
      <Own referrals={referrals} origin={origin} />
    ) : (
      <Banner>You can’t invite friends right now. You keep what you have earned.</Banner>
    )}
    {referrals !== null && (
      <p>
        <PageLink href="/advocate-dashboard">See your invitations and rewards</PageLink>
      </p>
    )}
    <p className="t-small t-muted">
      Your code is for others. It doesn’t apply to your own orders, your household’s, or those paid with your
      card. We email a friend once and don’t store their address.
    </p>
  </div>
);
