import type { Globals } from '@simpletread/contract';
import { Logo } from '@simpletread/ui';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Shopper } from '../shopper';
import styles from './Header.module.css';
import { MobileMenu } from './MobileMenu';
import { NavLinks } from './NavLinks';
import { PageLink } from '../controls';
import { VehicleChip } from './VehicleChip';

interface OpenerLook {
  readonly className: string | undefined;
  readonly hasKey?: boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

/** The rooms' parts of the header; the layout passes them in. */
export interface HeaderParts {
  readonly search: (look: OpenerLook) => ReactNode;
  readonly place: (className: string | undefined) => ReactNode;
  readonly account: ReactNode;
  readonly cart: ReactNode;
  readonly chat: ReactNode;
  /** In the menu of a phone. */
  readonly ask: ReactNode;
}

interface HeaderProps {
  readonly globals: Globals;
  readonly shopper: Shopper;
  readonly parts: HeaderParts;
}

/** Utility line from L up, then logo, sections, search, place, vehicle and cart. */
export const Header = ({ globals, shopper, parts }: HeaderProps) => {
  const { customerServiceNumber: phone, supportHours } = globals;
  const hours = supportHours.nextChange === '' ? '' : `, ${supportHours.nextChange}`;
  return (
    <header className={styles.header}>
      <div className={styles.utility}>
        <span>Free shipping in the lower 48, except oversized tires</span>
        <span>30-day price guarantee</span>
        <span className={styles.utilityEnd}>
          <PageLink href="/track-your-order">Track your order</PageLink>
          {parts.chat}
          <a href={`tel:${phone.value}`} className="t-num">
            {phone.display}
            {hours}
          </a>
        </span>
      </div>
      <div className={styles.main}>
        <Logo href="/" linkAs={PageLink} />
        <nav aria-label="Main" className={styles.nav}>
          <ul role="list">
            <NavLinks />
          </ul>
        </nav>
        <span className={styles.gap} />
        {parts.search({
          className: styles.searchChip,
          hasKey: true,
          children: (
            <>
              <Search size={17} strokeWidth={1.75} aria-hidden="true" />
              <span>Find tires</span>
            </>
          ),
        })}
        {parts.place(styles.chip)}
        <VehicleChip vehicle={shopper.vehicle} className={styles.vehicleChip} />
        {parts.search({
          className: styles.searchIcon,
          label: 'Search',
          children: <Search size={22} strokeWidth={1.75} aria-hidden="true" />,
        })}
        {parts.account}
        {parts.cart}
        <MobileMenu place={shopper.place} phone={phone} className={styles.menu} ask={parts.ask} />
      </div>
    </header>
  );
};
