import type { Globals } from '@simpletread/contract';
import { ArrowRight } from 'lucide-react';
import styles from './FooterPromotions.module.css';
import { PageLink } from '../controls';

/** The footer's promotions, as marketing sets them in the globals. */
export const FooterPromotions = ({ promotions }: { promotions: Globals['footerPromotions'] }) =>
  promotions.length === 0 ? null : (
    <section className={`l-wrap ${styles.promotions}`} aria-label="Promotions">
      <ul role="list">
        {promotions.map(({ id, label, text, link }) => (
          <li key={id}>
            <PageLink href={link} className={styles.promotion}>
              <span className={styles.label}>
                {label}
                <ArrowRight size={16} strokeWidth={2} aria-hidden="true" />
              </span>
              <span>{text}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
