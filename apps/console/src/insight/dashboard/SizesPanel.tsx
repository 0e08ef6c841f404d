import { Panel } from '../../shell/detail/index.js';
import styles from './Dashboard.module.css';
import type { Sales } from './use-dashboard.js';

/** The sizes that sell. */
export const SizesPanel = ({ sizes }: { readonly sizes: Sales['topSizes'] }) => {
  const most = Math.max(1, ...sizes.map(({ tires }) => tires));
  return (
    <Panel title="Sizes this week" extra="tires sold">
      {sizes.length === 0 && <p className={styles.empty}>Nothing sold this week.</p>}
      <div className={styles.bars}>
        {sizes.map(({ sizeCode, tires }) => (
          <div key={sizeCode}>
            <span className={styles.size}>{sizeCode}</span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ width: `${(tires / most) * 100}%` }} />
            </span>
            <span className={styles.end}>{tires}</span>
          </div>
        ))}
      </div>
    </Panel>
  );
};
