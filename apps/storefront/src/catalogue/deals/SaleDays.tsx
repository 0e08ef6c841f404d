import type { DealsReply } from '@simpletread/contract';
import { PageLink } from '../../shell/controls';
import styles from './Deals.module.css';
import { salePageOf, saleTimeWords } from './sale-pages';

/** The sales that are on or scheduled, with their dates; nothing if there are none. */
export const SaleDays = ({ sales }: Pick<DealsReply, 'sales'>) =>
  sales.length === 0 ? null : (
    <section className={styles.sales} aria-labelledby="coming-sales">
      <h2 id="coming-sales" className="t-h3">
        On now and coming up
      </h2>
      <ul role="list">
        {sales.map((sale) => (
          <li key={`${sale.name} ${sale.startsAt}`}>
            <PageLink href={salePageOf(sale.sale)}>{sale.name}</PageLink>
            <span>{saleTimeWords(sale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
