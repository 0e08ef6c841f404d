import type { Metadata } from 'next';
import { Button } from '@simpletread/ui';
import styles from '../../features/standing/Standing.module.css';

export const metadata: Metadata = {
  title: 'Partner program',
  description: 'Prices of their own for shops and companies that sell or mount tires.',
};

export default function PartnerProgramPage() {
  return (
    <div className={`l-wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>Partner program</h1>
        <p className="t-muted">
          Shops and companies that sell or mount tires buy from us at prices of their own, marked “Partner
          price”. Tell us about yours and attach its license; we decide within two working days.
        </p>
      </div>
      <div className={styles.actions}>
        <Button href="/account/applications/new?type=Partner%20Program" variant="cta">
          Apply as a partner
        </Button>
        <Button href="/account/applications" variant="ghost">
          See my applications
        </Button>
      </div>
    </div>
  );
}
