import type { YearlySale } from '@simpletread/domain';
import { DEALS_PATH } from '../../shell/paths';
import { HubPage } from '../vehicles';
import { CurrentDeals } from './CurrentDeals';
import styles from './Deals.module.css';
import { readDeals } from './read-deals';
import { SALE_PAGES, saleTimeWords } from './sale-pages';

/** The page of a yearly sale: its deals while it is on, otherwise its dates if it is scheduled, and the current deals. */
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
      lead={time === undefined ? 'This sale isn’t scheduled yet.' : `${saleTimeWords(time)}.`}
    >
      {!isOn && deals.length > 0 && <p className={styles.note}>These deals are on now, for everyone.</p>}
      <CurrentDeals deals={deals} />
    </HubPage>
  );
};
