import type { YearlySale } from '@simpletread/domain';
import { DEALS_PATH } from '../../shell/paths';
import { HubPage } from '../vehicles';
import { CurrentDeals } from './CurrentDeals';
import styles from './Deals.module.css';
import { readDeals } from './read-deals';
import { SALE_PAGES, saleTimeWords } from './sale-pages';

/** The page of a yearly sale: what is in it while it is on, else when it is and what is on meanwhile. */
export const SalePageView = async ({ sale }: { sale: YearlySale }) => {
  const { deals, sales } = await readDeals();
  const time = sales.find((one) => one.sale === sale);
  const { title, href } = SALE_PAGES[sale];
  const isOn = time?.isOn === true;
  return (
    <HubPage
      crumbs={[
        { label: 'Tire deals', href: DEALS_PATH },
        { label: title, href },
      ]}
      title={title}
      lead={time === undefined ? 'Sale prices are in the total already.' : `${saleTimeWords(time)}.`}
    >
      {!isOn && <p className={styles.note}>Meanwhile, this is on for everybody.</p>}
      <CurrentDeals deals={deals} />
    </HubPage>
  );
};
