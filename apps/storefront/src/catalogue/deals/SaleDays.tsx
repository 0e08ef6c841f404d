import type { DealsReply } from '@simpletread/contract';
import { seasonName } from '@simpletread/domain';
import { PageLink } from '../../shell/controls';
import styles from './Deals.module.css';
import { SALE_PAGES, saleTimeWords } from './sale-pages';

/** The yearly sales with their dates. */
export const SaleDays = ({ sales }: Pick<DealsReply, 'sales'>) => (
  <section className={styles.sales} aria-labelledby="sales-of-the-year">
    <h2 id="sales-of-the-year" className="t-h3">
      Sales of the year
    </h2>
    <ul role="list">
      {sales.map((sale) => (
        <li key={sale.sale}>
          <PageLink href={SALE_PAGES[sale.sale].href}>{seasonName(sale.sale)}</PageLink>
          <span>{saleTimeWords(sale)}</span>
        </li>
      ))}
    </ul>
  </section>
);
