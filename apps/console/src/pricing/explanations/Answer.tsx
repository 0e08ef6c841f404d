import Button from '@mui/material/Button';
import { formatMoney, ownValue } from '@simpletread/domain';
import { EmptyState, Skeleton } from '@simpletread/ui';
import type { UseQueryResult } from '@tanstack/react-query';

import { Instant } from '../../shell/time/index.js';
import styles from './ExplainPrice.module.css';
import type { Explanation } from './price-differences.js';
import { MissedPromotions, PriceParts } from './PriceParts.js';
import type { Draft } from './question.js';

interface AnswerProps {
  readonly draft: Draft;
  readonly result: UseQueryResult<Explanation>;
}

const namesOf = ({ question, names }: Draft, { pricing }: Explanation): ReadonlyMap<string, string> =>
  new Map(
    pricing.lines.map(({ lineId }, index) => {
      const item = String(question.lines[index]?.itemNumber ?? '');
      return [lineId, ownValue(names, item) ?? `Item ${item}`];
    }),
  );

/** The price of a hypothetical cart, with every rule that applied and every one that didn't. */
export const Answer = ({ draft, result }: AnswerProps) => {
  const { data, error, refetch } = result;
  if (error !== null)
    return (
      <EmptyState
        tone="error"
        layout="row"
        headingLevel={3}
        title="This cart can’t be priced"
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {error.message}
      </EmptyState>
    );
  if (data === undefined)
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton width="60%" height={14} />
      </div>
    );
  return (
    <div aria-live="polite">
      <p className={styles.result}>
        <b>{formatMoney(data.pricing.totalInCents)}</b>{' '}
        <span className={styles.quiet}>
          as of <Instant at={data.at} isFull />
          {data.pricing.isTaxKnown ? '' : ', without tax and state fees because the location is unknown'}
        </span>
      </p>
      <PriceParts price={data.pricing} lists={data.lists} names={namesOf(draft, data)} isOpen />
      <MissedPromotions missed={data.missed} leftOut={0} />
    </div>
  );
};
