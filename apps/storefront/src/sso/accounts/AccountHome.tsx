import { Button, Card, Chip } from '@simpletread/ui';
import {
  BadgeCheck,
  BriefcaseBusiness,
  Building2,
  Car,
  Fingerprint,
  KeyRound,
  LogOut,
  Package,
  ShieldCheck,
  UserRound,
  UsersRound,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Customer } from '../sessions';
import { PageLink } from '../../shell/controls';
import { AccountFrame } from './AccountFrame';
import styles from './Account.module.css';

interface AccountHomeProps {
  readonly customer: Customer;
  /** Mentions special pricing to customers who have it [R6.02]. */
  readonly greeting: string | null;
  /** True if the customer applied with a shop. */
  readonly hasInstallerApplication: boolean;
  readonly csrf: string;
  /** Origin of the sign-in provider, with password and details. */
  readonly signInUrl: string;
  /** True if staff see the page as the customer: personal links are disabled. */
  readonly isActing: boolean;
}

interface TileProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly words: string;
  readonly action: ReactNode;
  /** Only for the customer, not for staff viewing the page. */
  readonly isClosed?: boolean;
}

const Tile = ({ title, icon, words, action, isClosed = false }: TileProps) => (
  <Card className={styles.tile ?? ''}>
    <h2>
      {icon}
      {title}
    </h2>
    <p>{words}</p>
    <div className={styles.tileAction}>
      {isClosed ? <span className="t-muted">Only for the customer</span> : action}
    </div>
  </Card>
);

const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The account's home: orders, garage, password, details, and sign-out [R2.35]. */
export const AccountHome = ({
  customer,
  greeting,
  hasInstallerApplication,
  csrf,
  signInUrl,
  isActing,
}: AccountHomeProps) => {
  const { firstName, lastName, email, accountTypes, accountTypeCompany } = customer;
  const types = accountTypes.map(({ name }) => name).filter((name) => name !== 'Retail');
  return (
    <AccountFrame title={`Hi ${firstName}`} lead={`${firstName} ${lastName}, ${email}`} isHome>
      {greeting !== null && <p className={styles.notice}>{greeting}</p>}
      {types.length > 0 && (
        <p className={styles.notice}>
          {types.map((type) => (
            <Chip key={type}>{type}</Chip>
          ))}
          {accountTypeCompany !== null && <span> {accountTypeCompany.companyName}</span>}
        </p>
      )}
      <div className={styles.tiles}>
        <Tile
          title="My Orders"
          icon={<Package {...ICON} />}
          words="Track your tires, see receipts, and make changes."
          action={
            <Button href="/account/my-orders" linkAs={PageLink} variant="ghost">
              See orders
            </Button>
          }
        />
        <Tile
          title="My Garage"
          icon={<Car {...ICON} />}
          words="Your vehicles with their sizes and rotation dates."
          action={
            <Button href="/account/my-garage" linkAs={PageLink} variant="ghost">
              Open garage
            </Button>
          }
        />
        <Tile
          title="Business accounts"
          icon={<Building2 {...ICON} />}
          words="Fleet, partner, special-order and wholesale prices for companies."
          action={
            <Button href="/account/applications" linkAs={PageLink} variant="ghost">
              See applications
            </Button>
          }
        />
        {hasInstallerApplication && (
          <Tile
            title="Installer program"
            icon={<Wrench {...ICON} />}
            words="The status of your shop’s application, and our questions."
            action={
              <Button href="/account/installer-application" linkAs={PageLink} variant="ghost">
                See my application
              </Button>
            }
          />
        )}
        <Tile
          title="SimpleCrew"
          icon={<UsersRound {...ICON} />}
          words="$25 off when you sign up, and up to 20% off tires. It’s free."
          action={
            <Button href="/simplecrew" linkAs={PageLink} variant="ghost">
              Open SimpleCrew
            </Button>
          }
        />
        <Tile
          title="Military, students, teachers"
          icon={<BadgeCheck {...ICON} />}
          words="Get verified by our partner and pay less."
          action={
            <Button href="/military-discount" linkAs={PageLink} variant="ghost">
              See the offers
            </Button>
          }
        />
        <Tile
          title="Employee buying"
          icon={<BriefcaseBusiness {...ICON} />}
          words="Employee prices for people at participating employers, with their work email."
          action={
            <Button href="/dt-employees" linkAs={PageLink} variant="ghost">
              See employee buying
            </Button>
          }
        />
        <Tile
          title="Account details"
          isClosed={isActing}
          icon={<UserRound {...ICON} />}
          words="Your name and phone, stored where you sign in."
          action={
            <Button href={`${signInUrl}/edit-profile`} variant="ghost">
              Edit details
            </Button>
          }
        />
        <Tile
          title="Change password"
          isClosed={isActing}
          icon={<KeyRound {...ICON} />}
          words="A new password signs out every other device."
          action={
            <Button href={`${signInUrl}/change-password`} variant="ghost">
              Change password
            </Button>
          }
        />
        <Tile
          title="Security"
          isClosed={isActing}
          icon={<Fingerprint {...ICON} />}
          words="Sign in with a passkey, see your signed-in devices, and sign out everywhere."
          action={
            <span className={styles.actions}>
              <Button href={`${signInUrl}/passkeys`} variant="ghost">
                Passkeys
              </Button>
              <Button href={`${signInUrl}/sessions`} variant="ghost">
                Devices
              </Button>
            </span>
          }
        />
        <Tile
          title="Your data"
          isClosed={isActing}
          icon={<ShieldCheck {...ICON} />}
          words="Get a copy of what we know about you, or have it erased."
          action={
            <Button href="/account/privacy" linkAs={PageLink} variant="ghost">
              See your data
            </Button>
          }
        />
        <Tile
          title="Sign out"
          isClosed={isActing}
          icon={<LogOut {...ICON} />}
          words="In every tab of this browser. Your cart stays."
          action={
            <form action="/logout" method="post">
              <input type="hidden" name="csrf" value={csrf} />
              <Button type="submit" variant="ghost">
                Sign out
              </Button>
            </form>
          }
        />
      </div>
    </AccountFrame>
  );
};
