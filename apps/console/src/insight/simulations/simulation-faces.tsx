import type { SimulationRow } from '@simpletread/contract';
import { Chip, type ChipMark, type ChipTone } from '@simpletread/ui';

import styles from './Simulations.module.css';

const count = new Intl.NumberFormat('en-US');

const FACES: Readonly<
  Record<SimulationRow['state'], { readonly label: string; readonly tone: ChipTone; readonly mark: ChipMark }>
> = {
  waiting: { label: 'Waiting', tone: 'info', mark: 'ring' },
  running: { label: 'Running', tone: 'info', mark: 'half' },
  done: { label: 'Done', tone: 'good', mark: 'full' },
  cancelled: { label: 'Cancelled', tone: 'neutral', mark: 'ring' },
  failed: { label: 'Failed', tone: 'bad', mark: 'full' },
};

export const isUnderWay = ({ state }: Pick<SimulationRow, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

export const SimulationChip = ({ state }: Pick<SimulationRow, 'state'>) => {
  const { label, tone, mark } = FACES[state];
  return (
    <Chip tone={tone} mark={mark}>
      {label}
    </Chip>
  );
};

/** Its progress. */
export const Progress = ({ done, total, state }: Pick<SimulationRow, 'done' | 'total' | 'state'>) => {
  if (total === null) return <>{state === 'waiting' ? 'Gathering orders and carts' : '–'}</>;
  return state === 'running' ? (
    <span className={styles.progress}>
      <progress aria-label="Orders and carts priced" max={total} value={done} />
      {count.format(done)} of {count.format(total)}
    </span>
  ) : (
    <>{count.format(done)}</>
  );
};
