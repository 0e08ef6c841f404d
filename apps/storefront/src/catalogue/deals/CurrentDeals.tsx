import type { DealSummary } from '@simpletread/contract';
import { Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { DealCard } from './DealCard';
import styles from './Deals.module.css';

/** Every current deal; if there is none, links to regular prices. */
export const CurrentDeals = ({ deals }: { deals: readonly DealSummary[] }) =>
  deals.length === 0 ? (
    <div className={styles.none}>
      <p>
        No deals today. Four tires with installation still save $25, and every total is out the door: tires,
        installation, fees and tax.
      </p>
      <Button href="/#picks" linkAs={PageLink} variant="ghost">
        See our picks
      </Button>
    </div>
  ) : (
    deals.map((deal) => <DealCard key={deal.slug} deal={deal} />)
  );
