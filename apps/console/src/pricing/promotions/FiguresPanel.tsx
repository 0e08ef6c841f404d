import Button from '@mui/material/Button';
import type { PromotionReply } from '@simpletread/contract';
import { cents, formatMoney } from '@simpletread/domain';
import { EmptyState, Skeleton } from '@simpletread/ui';

import { Pairs, Panel } from '../../shell/detail/index.js';
import { Instant } from '../../shell/time/index.js';
import styles from './Promotion.module.css';
import { useFigures } from './use-figures.js';

const count = new Intl.NumberFormat('en-US');

interface UsedProps {
  readonly label: string;
  readonly used: number;
  readonly limit: number | null;
  readonly text: (value: number) => string;
}

/** The used share of a limit. */
const Used = ({ label, used, limit, text }: UsedProps) => (
  <>
    {text(used)} of {limit === null ? 'any' : text(limit)}
    {limit !== null && (
      <meter className={styles.meter} aria-label={label} min={0} max={limit} value={Math.min(used, limit)} />
    )}
  </>
);

/** A promotion's revenue, cost and used limits. */
export const FiguresPanel = ({ promotion }: { readonly promotion: PromotionReply }) => {
  const { uses, useLimit, spentInCents, budgetInCents } = promotion;
  const { data: figures, error, refetch } = useFigures(promotion);
  if (figures === undefined)
    return (
      <Panel title="Redeemed">
        {error === null ? (
          <div className={styles.plain} aria-busy="true">
            <Skeleton width="60%" height={14} />
          </div>
        ) : (
          <EmptyState
            tone="error"
            layout="row"
            headingLevel={3}
            title="We couldn’t load the figures"
            actions={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        )}
      </Panel>
    );
  return (
    <Panel title="Redeemed">
      <Pairs
        pairs={[
          ['Orders', count.format(figures.orders)],
          ['Customers', count.format(figures.customers)],
          ['Revenue of those orders', formatMoney(figures.revenueInCents)],
          ['Total discount', formatMoney(figures.spentInCents)],
          ['In checkout now', `${count.format(figures.held)}, ${formatMoney(figures.heldInCents)}`],
          [
            'Uses, including checkouts',
            <Used
              key="uses"
              label="Uses"
              used={uses}
              limit={useLimit}
              text={(value) => count.format(value)}
            />,
          ],
          [
            'Budget used',
            <Used
              key="budget"
              label="Budget"
              used={spentInCents}
              limit={budgetInCents}
              text={(value) => formatMoney(cents(value))}
            />,
          ],
          ['Last used', <Instant key="last" at={figures.lastUsedAt} isFull />],
        ]}
      />
    </Panel>
  );
};
