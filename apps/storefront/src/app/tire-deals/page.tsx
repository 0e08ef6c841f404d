import { seasonName } from '@simpletread/domain';
import type { Metadata } from 'next';
import {
  CurrentDeals,
  dealsStyles as styles,
  HubPage,
  readDeals,
  SaleDays,
  SearchBoard,
} from '../../catalogue';
import { DEALS_PATH } from '../../shell/paths';

export const metadata: Metadata = {
  title: 'Tire deals',
  description: 'Every current deal with its tires. Discounts are included in the total.',
  alternates: { canonical: DEALS_PATH },
};

export default async function DealsPage() {
  const { season, deals, sales } = await readDeals();
  return (
    <HubPage
      crumbs={[{ label: 'Tire deals', href: DEALS_PATH }]}
      title={season === 'default' ? 'Tire deals' : `${seasonName(season)} deals`}
      lead="Every total includes the discount, installation, fees and tax. No codes, no rebates."
    >
      <div className={styles.board}>
        <SearchBoard initialKind="vehicle" />
      </div>
      <CurrentDeals deals={deals} />
      <SaleDays sales={sales} />
    </HubPage>
  );
}
