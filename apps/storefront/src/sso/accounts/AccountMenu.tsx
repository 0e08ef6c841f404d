import { priceGreeting, priceLabelOf } from '@simpletread/domain';
import { CircleUserRound } from 'lucide-react';
import { type Customer, SignInLink, SignOutForm } from '../sessions';
import styles from './AccountMenu.module.css';
import { PageLink } from '../../shell/controls';

interface AccountMenuProps {
  readonly customer: Customer | null;
  readonly csrf: string;
  /** Staff viewing as the customer can't sign anyone out. */
  readonly isActing: boolean;
}

const ICON = <CircleUserRound size={22} strokeWidth={1.75} aria-hidden="true" />;

export const ACCOUNT_LINKS = [
  { label: 'Account', href: '/account' },
  { label: 'My Orders', href: '/account/my-orders' },
  { label: 'My Garage', href: '/account/my-garage' },
  { label: 'Business accounts', href: '/account/applications' },
  { label: 'SimpleCrew', href: '/simplecrew' },
  { label: 'Invite friends', href: '/invite' },
] as const;

/** The sign-in link, or the signed-in customer. A popover: it opens, closes and handles Esc without script too. */
export const AccountMenu = ({ customer, csrf, isActing }: AccountMenuProps) => {
  if (customer === null) {
    return (
      <SignInLink className={styles.opener}>
        {ICON}
        <span>Sign in</span>
      </SignInLink>
    );
  }
  const { firstName, email, accountTypes } = customer;
  const types = accountTypes.map(({ name }) => name);
  const greeting = priceGreeting(firstName, priceLabelOf(types, false));
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget="account-menu"
        aria-label={`Account, ${firstName}`}
      >
        {ICON}
        <span className={styles.name}>{firstName}</span>
      </button>
      <div id="account-menu" popover="auto" className={styles.menu}>
        <p className={styles.who}>
          <b>Hi {firstName}</b>
          <span>{greeting ?? email}</span>
        </p>
        <ul role="list" className={styles.links}>
          {ACCOUNT_LINKS.map(({ label, href }) => (
            <li key={href}>
              <PageLink href={href}>{label}</PageLink>
            </li>
          ))}
          {!isActing && (
            <li>
              <SignOutForm csrf={csrf} className={styles.signOut} />
            </li>
          )}
        </ul>
      </div>
    </>
  );
};
