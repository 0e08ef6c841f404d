import { Panel } from '../../shell/detail/index.js';
import styles from './Dashboard.module.css';
import type { Sales } from './use-dashboard.js';

/** The tires that run out next. */
export const StockPanel = ({ tires }: { readonly tires: Sales['lowStock'] }) => (
  <Panel title="Low stock" extra="sold this week, all warehouses">
    {tires.length === 0 && <p className={styles.empty}>Nothing is running low.</p>}
    <ul role="list" className={styles.list}>
      {tires.map(({ tireId, label, sizeCode, available }) => (
        <li key={tireId}>
          <span>{label}</span>
          <span className={styles.size}>{sizeCode}</span>
          <span className={styles.strong}>{available} left</span>
        </li>
      ))}
    </ul>
  </Panel>
);
