import { FigureNote } from '../../shell/figures/index.js';
import { countText, shareText } from './figure-text.js';
import styles from './ReturnFigures.module.css';

interface Bar {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly detail?: string;
}

/** Counts with their shares of the sum, as bars. */
export const Bars = ({ bars }: { readonly bars: readonly Bar[] }) => {
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return <FigureNote>None in this period.</FigureNote>;
  return (
    <ul className={styles.bars}>
      {bars.map(({ key, name, count, detail }) => (
        <li key={key}>
          <span className={styles.name}>{name}</span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${(count / all) * 100}%` }} />
          </span>
          <span className={styles.end}>
            {countText(count)} <span className={styles.share}>{shareText(count, all)}</span>
          </span>
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </li>
      ))}
    </ul>
  );
};
