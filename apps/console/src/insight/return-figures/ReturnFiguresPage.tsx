import { EmptyState } from '@simpletread/ui';

import { FiguresPage } from '../../shell/figures/index.js';
import { ContactPanels } from './ContactPanels.js';
import { figuresCsv } from './figures-csv.js';
import { RatePanels } from './RatePanels.js';
import { ReasonsPanel } from './ReasonsPanel.js';
import { type ReturnFigures, useReturnFigureCalls } from './return-figure-calls.js';
import styles from './ReturnFigures.module.css';
import { SummaryFigures } from './SummaryFigures.js';
import { WeeksPanel } from './WeeksPanel.js';

const Body = ({ figures }: { readonly figures: ReturnFigures }) => (
  <>
    <SummaryFigures figures={figures} />
    <div className={styles.grid}>
      <ContactPanels figures={figures} />
    </div>
    {figures.returns === 0 ? (
      <EmptyState title="No returns in this period">Choose a longer period to see earlier ones.</EmptyState>
    ) : (
      <div className={styles.grid}>
        <ReasonsPanel figures={figures} />
        <WeeksPanel weeks={figures.byWeek} />
        <RatePanels figures={figures} />
      </div>
    )}
  </>
);

/** Why customers contact us after an order, why tires come back, how fast their buyers are refunded, and which promises we keep. */
export const ReturnFiguresPage = () => {
  const { returnFigures } = useReturnFigureCalls();
  return (
    <FiguresPage
      name="return-figures"
      title="Return figures"
      permission="returns.read"
      read={returnFigures}
      csv={figuresCsv}
      canPrint
    >
      {(figures) => <Body figures={figures} />}
    </FiguresPage>
  );
};
