import type { AccountStandingReply } from '@simpletread/contract';
import { Banner, Button } from '@simpletread/ui';
import { ChangeButton, standingStyles as styles } from '../../shell/form';
import { join, leave } from './crew-actions';

const BENEFITS = [
  { title: '$25 off', words: 'when you sign up' },
  { title: 'Up to 20% off', words: 'on selected tires for the crew' },
  { title: 'Free', words: 'to join, stay and leave' },
] as const;

interface SimpleCrewProps {
  readonly standing: AccountStandingReply | null;
  readonly registerHref: string;
  readonly loginHref: string;
  /** The staff's current message about the club. */
  readonly promo: string | null;
}

const Invitation = ({ standing, registerHref, loginHref }: SimpleCrewProps) => {
  if (standing === null)
    return (
      <div className={styles.actions}>
        <Button href={registerHref} variant="cta">
          Join SimpleCrew
        </Button>
        <Button href={loginHref} variant="ghost">
          Sign in to join
        </Button>
      </div>
    );
  if (!standing.isCrewMember) return <ChangeButton action={join}>Join SimpleCrew</ChangeButton>;
  return (
    <>
      <Banner tone="good">
        You’re in. The $25 for joining comes off in your cart automatically, once. Crew prices are marked
        “SimpleCrew price”.
      </Banner>
      <ChangeButton action={leave} variant="quiet">
        Leave SimpleCrew
      </ChangeButton>
    </>
  );
};

/** The free club: its benefits, and buttons to join or leave it [R1.11]. */
export const SimpleCrew = (props: SimpleCrewProps) => (
  <div className={`l-wrap ${styles.page}`}>
    <div className={styles.head}>
      <h1>SimpleCrew</h1>
      <p className="t-muted">A free club with lower prices for the same tires.</p>
    </div>
    {props.promo !== null && <Banner tone="info">{props.promo}</Banner>}
    <ul role="list" className={styles.benefits}>
      {BENEFITS.map(({ title, words }) => (
        <li key={title} className={styles.benefit}>
          <b>{title}</b>
          <span>{words}</span>
        </li>
      ))}
    </ul>
    <Invitation {...props} />
  </div>
);
