import { Panel } from '../../shell/detail/index.js';
import styles from './Simulations.module.css';

/** The limits of a simulation, shown beside its figures. */
export const LimitsPanel = () => (
  <Panel title="Limits of this simulation">
    <ul className={styles.limits}>
      <li>
        Demand isn’t predicted. These are the same orders at new prices; volume changes only by your own
        assumption.
      </li>
      <li>
        The draft is taken as on for the whole period, beside the rules that were in force at the moment of
        each sale. Nobody has used it before; limits and budgets are spent in the order in which people
        bought.
      </li>
      <li>
        Before price history began, price lists and taxes are assumed as of its start. Orders whose simulated
        price then differs from the charged one are counted and shown.
      </li>
      <li>
        Margin is tires after promotions, less promotions on installation, less what the tires cost us now.
        Coverage, freight and card fees are not in it. Cancelled orders are left out; carts stand apart.
        Figures are kept for 400 days.
      </li>
    </ul>
  </Panel>
);
