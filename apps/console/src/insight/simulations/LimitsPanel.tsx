import { Panel } from '../../shell/detail/index.js';
import styles from './Simulations.module.css';

/** The limits of a simulation, shown beside its figures. */
export const LimitsPanel = () => (
  <Panel title="Limits of this simulation">
    <ul className={styles.limits}>
      <li>
        Demand isn’t predicted. These are the same orders at new prices. Volume changes only by your
        assumption.
      </li>
      <li>
        The draft counts as active for the whole period, together with the rules in force at each sale. It
        starts unused, and its limits and budgets are spent in the order of the sales.
      </li>
      <li>
        For sales before price history began, the first recorded price lists and taxes are used. Orders whose
        simulated price differs from the charge are counted and shown.
      </li>
      <li>
        Margin is tire revenue after promotions, less promotions on installation, less the current cost of the
        tires. It excludes coverage, freight and card fees. Cancelled orders are left out, and carts are
        listed separately. Figures are kept for 400 days.
      </li>
    </ul>
  </Panel>
);
