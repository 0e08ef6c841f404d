import { Panel } from '../../shell/detail/index.js';
import styles from './Simulations.module.css';

/** The limits of a simulation, shown beside its figures. */
export const LimitsPanel = () => (
  <Panel title="What this does not say">
    <ul className={styles.limits}>
      <li>
        Demand is not predicted: these are the same orders at other prices. Nobody buys more, less or
        otherwise, but for the change of volume that you assume yourself.
      </li>
      <li>
        The draft is taken as on for the whole period, beside the rules that were in force at the moment of
        each sale. Nobody has used it before; limits and budgets are spent in the order in which people
        bought.
      </li>
      <li>
        Of times before this shop kept the past of its prices, price lists and taxes count as they were when
        it began to. Orders that therefore price otherwise than they were charged are counted and told.
      </li>
      <li>
        Margin is tires after promotions, less promotions on installation, less what the tires cost us now.
        Coverage, freight and card fees are not in it. Cancelled orders are left out; carts stand apart.
        Figures are kept for 400 days.
      </li>
    </ul>
  </Panel>
);
