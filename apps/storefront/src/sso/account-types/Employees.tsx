import type { AccountStandingReply } from '@simpletread/contract';
import { Banner, Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { ChangeButton, standingStyles as styles } from '../../shell/form';
import { proveMyEmployment } from './prove-my-employment';

interface EmployeesProps {
  readonly standing: AccountStandingReply | null;
  readonly email: string;
  readonly csrf: string;
  readonly loginHref: string;
  readonly registerHref: string;
}

const isEmployee = ({ accountTypes }: AccountStandingReply): boolean =>
  accountTypes.some(({ name }) => name === 'Employee Buying' || name === 'EPP');

const SignedIn = ({
  standing,
  email,
  csrf,
}: Pick<EmployeesProps, 'email' | 'csrf'> & { readonly standing: AccountStandingReply }) => (
  <>
    {isEmployee(standing) ? (
      <Banner
        tone="good"
        action={
          <Button href="/" linkAs={PageLink} variant="ghost">
            Find your tires
          </Button>
        }
      >
        You buy as an employee
        {standing.accountTypeCompany === null ? '' : ` of ${standing.accountTypeCompany.companyName}`}. Your
        prices are marked “Special pricing”.
      </Banner>
    ) : (
      <>
        <p>
          You are signed in as <b>{email}</b>. If that is the email of a participating company, it proves that
          you work there.
        </p>
        <ChangeButton action={proveMyEmployment}>Use employee prices</ChangeButton>
      </>
    )}
    <form action="/logout" method="post">
      <input type="hidden" name="csrf" value={csrf} />
      <input type="hidden" name="returnTo" value="employees" />
      <Button type="submit" variant="ghost">
        Sign out
      </Button>
    </form>
  </>
);

/** The page where employees of partner dealers start, and return after signing out [R1.13]. */
export const Employees = ({ standing, email, csrf, loginHref, registerHref }: EmployeesProps) => (
  <div className={`l-wrap ${styles.page}`}>
    <div className={styles.head}>
      <h1>Employee buying</h1>
      <p className="t-muted">
        For employees of a partner tire dealer or a company in our employee program. Sign in with your work
        email; that’s all the proof we need.
      </p>
    </div>
    {standing === null ? (
      <div className={styles.actions}>
        <Button href={loginHref} variant="cta">
          Sign in with work email
        </Button>
        <Button href={registerHref} variant="ghost">
          Create an account
        </Button>
      </div>
    ) : (
      <SignedIn standing={standing} email={email} csrf={csrf} />
    )}
  </div>
);
