import type { AccountStandingReply } from '@simpletread/contract';
import { easternDate, VERIFIED_GROUPS, type VerifiedGroup } from '@simpletread/domain';
import { Banner, Button, Card, Chip } from '@simpletread/ui';
import { standingStyles as styles } from '../../shell/form';
import { OUTCOMES, type VerificationOutcome } from './verification-outcome';

const GROUPS: Readonly<Record<VerifiedGroup, { readonly title: string; readonly words: string }>> = {
  military: {
    title: 'Military',
    words: 'Active duty, reserve, veterans and their families: an extra 5% off.',
  },
  student: { title: 'Students', words: 'Enrolled at a college or university: an extra 5% off.' },
  teacher: { title: 'Teachers', words: 'Working at a school, college or university: an extra 5% off.' },
};

interface GroupCardProps {
  readonly group: VerifiedGroup;
  readonly standing: AccountStandingReply | null;
}

const GroupCard = ({ group, standing }: GroupCardProps) => {
  const { title, words } = GROUPS[group];
  const proof = standing?.verifications.find((one) => one.group === group);
  return (
    <Card as="li" className={styles.card ?? ''}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        {proof !== undefined && <Chip tone="good">Verified</Chip>}
      </div>
      <p>{words}</p>
      {proof !== undefined && <p>Until {easternDate(proof.until)}. Then we ask you again.</p>}
      {standing !== null && proof === undefined && (
        <Button href={`/account/verification/start?group=${group}`} variant="ghost" rel="nofollow">
          Verify with our partner
        </Button>
      )}
    </Card>
  );
};

interface MilitaryDiscountProps {
  readonly standing: AccountStandingReply | null;
  readonly outcome: VerificationOutcome | null;
  readonly loginHref: string;
}

/** The groups with an extra discount, and the link to the verification partner [R1.10]. */
export const MilitaryDiscount = ({ standing, outcome, loginHref }: MilitaryDiscountProps) => (
  <div className={`l-wrap ${styles.page}`}>
    <div className={styles.head}>
      <h1>Military discount</h1>
      <p className="t-muted">
        An extra 5% off tires for the military, students and teachers, automatically in your cart. A partner
        verifies your status; we learn the answer and nothing else about you.
      </p>
    </div>
    {outcome !== null && (
      <Banner tone={OUTCOMES[outcome].tone} isLive>
        {OUTCOMES[outcome].words}
      </Banner>
    )}
    {standing === null && (
      <Banner
        action={
          <Button href={loginHref} variant="cta">
            Sign in
          </Button>
        }
      >
        Sign in first, so the right account is verified.
      </Banner>
    )}
    <ul role="list" className={styles.cards}>
      {VERIFIED_GROUPS.map((group) => (
        <GroupCard key={group} group={group} standing={standing} />
      ))}
    </ul>
  </div>
);
