import { Panel } from '../detail/Panel.js';
import styles from './Simulations.module.css';

/** What a simulation cannot know, said beside every figure of it. */
export const LimitsPanel = () => (
  <Panel title="What this does not say">
    <ul className={styles.limits}>
      <li>
        Demand is not predicted: these are the same orders at other prices. Nobody buys more, less or
        otherwise, but for the change of volume that you assume yourself.
      </li>
      <li>
        The draft is taken as on for the whole period, beside the rules that were in force. Limits and budgets
        begin unused and are spent in the order in which people bought.
      </li>
      <li>
        Rules are known as they are written now. Where one was paused or changed since, orders price otherwise
        than they were charged; how many do is told. SimpleCrew membership of then is not known.
      </li>
      <li>
        Margin is tires after promotions, less promotions on installation, less what the tires cost us now.
        Coverage, freight and card fees are not in it. Cancelled orders are left out; carts stand apart.
      </li>
    </ul>
  </Panel>
);
