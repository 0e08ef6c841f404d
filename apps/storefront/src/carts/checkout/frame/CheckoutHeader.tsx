import type { Globals } from '@simpletread/contract';
import { Logo } from '@simpletread/ui';
import { Lock } from 'lucide-react';
import { PageLink } from '../../../shell/controls';
import styles from './CheckoutHeader.module.css';

/** The checkout's header, instead of the shop's with its links away: home and the phone. */
export const CheckoutHeader = ({ phone }: { phone: Globals['customerServiceNumber'] }) => (
  <header className={styles.header}>
    <div className={`l-wrap ${styles.row}`}>
      <Logo href="/" linkAs={PageLink} />
      <span className={styles.secure}>
        <Lock size={16} strokeWidth={1.75} aria-hidden="true" />
        Secure checkout
      </span>
      <a href={`tel:${phone.value}`} className="t-small t-num">
        {phone.display}
      </a>
    </div>
  </header>
);
