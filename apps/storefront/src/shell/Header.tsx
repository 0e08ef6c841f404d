import type { Globals } from '@simpletread/contract';
import { Logo } from '@simpletread/ui';
import { Search } from 'lucide-react';
import { CartOpener } from '../features/cart/CartOpener';
import { LocationChip } from '../features/location/LocationChip';
import { SearchOpener } from '../features/search/SearchOpener';
import type { Customer } from '../session/customer';
import type { Shopper } from '../shopper/shopper';
import { AccountMenu } from './AccountMenu';
import styles from './Header.module.css';
import { MobileMenu } from './MobileMenu';
import { NavLinks } from './NavLinks';
import { PageLink } from './PageLink';
import { VehicleChip } from './VehicleChip';

interface HeaderProps {
  readonly globals: Globals;
  readonly shopper: Shopper;
  readonly customer: Customer | null;
  readonly csrf: string;
  /** Whether staff see the page as the customer. */
  readonly isActing: boolean;
}

/** Utility line from L up, then logo, sections, search, place, vehicle and cart. */
export const Header = ({ globals, shopper, customer, csrf, isActing }: HeaderProps) => {
  const { customerServiceNumber: phone, supportHours } = globals;
  const hours = supportHours.nextChange === '' ? '' : `, ${supportHours.nextChange}`;
  return (
    <header className={styles.header}>
      <div className={styles.utility}>
        <span>Free shipping in the lower 48, oversized tires excepted</span>
        <span>30-day price guarantee</span>
        <span className={styles.utilityEnd}>
          <PageLink href="/track-your-order">Track your order</PageLink>
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
        <SearchOpener className={styles.searchChip} hasKey>
          <Search size={17} strokeWidth={1.75} aria-hidden="true" />
          <span>Find tires</span>
        </SearchOpener>
        <LocationChip place={shopper.place} className={styles.chip} />
        <VehicleChip vehicle={shopper.vehicle} className={styles.vehicleChip} />
        <SearchOpener className={styles.searchIcon} label="Search">
          <Search size={22} strokeWidth={1.75} aria-hidden="true" />
        </SearchOpener>
        <AccountMenu customer={customer} csrf={csrf} isActing={isActing} />
        <CartOpener quantity={shopper.cartQuantity} />
        <MobileMenu place={shopper.place} phone={phone} className={styles.menu} />
      </div>
    </header>
  );
};
