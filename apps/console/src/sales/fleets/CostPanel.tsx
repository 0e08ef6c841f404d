import Button from '@mui/material/Button';
import { costPerMileText, formatMoney, fullDayWords, LEAST_COST_MILES } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';

import { Pairs, Panel } from '../../shell/detail/index.js';
import { useFleetCalls } from './fleet-calls.js';
import styles from './Fleets.module.css';

const COUNT = new Intl.NumberFormat('en-US');
const LEAST = COUNT.format(LEAST_COST_MILES);

const counted = (count: number, one: string): string =>
  `${COUNT.format(count)} ${one}${count === 1 ? '' : 's'}`;

/** The cost per mile of a fleet, and the figures it is made of. */
export const CostPanel = ({ fleetId }: { readonly fleetId: string }) => {
  const calls = useFleetCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['fleets', fleetId, 'cost'],
    queryFn: () => calls.cost(fleetId),
  });
  if (error !== null)
    return (
      <Panel title="Cost per mile">
        <EmptyState
          tone="error"
          layout="row"
          title="We couldn’t load the cost per mile"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      </Panel>
    );
  const cost = data?.hundredthsPerMile ?? null;
  return (
    <Panel title="Cost per mile">
      {data === undefined ? (
        <p className={styles.none} role="status">
          Loading.
        </p>
      ) : (
        <>
          <Pairs
            pairs={[
              ['Cost per mile', cost === null ? 'Unknown' : costPerMileText(cost)],
              ['Paid, less refunds', `${formatMoney(data.spentInCents)} in ${counted(data.orders, 'order')}`],
              ['Driven', `${counted(data.miles, 'mile')} by ${counted(data.units, 'unit')}`],
            ]}
          />
          <p className={styles.none}>
            Orders of its accounts and odometer readings since {fullDayWords(data.from)}.
            {cost === null && ` The cost shows once its units have driven ${LEAST} miles between readings.`}
          </p>
        </>
      )}
    </Panel>
  );
};
