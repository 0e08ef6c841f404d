import { Panel } from '../../../shell/detail/index.js';
import { Keys } from '../../../shell/shortcuts/index.js';
import { ActionList, type ActionListProps } from './ActionList.js';
import styles from './ActionsPanel.module.css';

/** All actions of an order with their rules. */
export const ActionsPanel = (list: ActionListProps) => (
  <Panel title="Actions">
    <ActionList {...list} />
    <div className={styles.hint}>
      <span>
        <Keys keys="?" /> all shortcuts
      </span>
      <span>
        <Keys keys="g o" /> orders
      </span>
    </div>
  </Panel>
);
