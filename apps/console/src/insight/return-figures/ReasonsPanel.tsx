import { formatMoney, returnReasonText } from '@simpletread/domain';

import { Panel } from '../../shell/detail/index.js';
import { countText, shareText } from './figure-text.js';
import type { ReturnFigures } from './return-figure-calls.js';
import styles from './ReturnFigures.module.css';

/** The reasons that buyers give, the most common first. */
export const ReasonsPanel = ({ figures }: { readonly figures: ReturnFigures }) => (
  <Panel title="Reasons" extra="returns">
    <ul className={styles.bars}>
      {figures.byReason.map(({ reason, returns, tires, refundedInCents }) => (
        <li key={reason}>
          <span className={styles.name}>{returnReasonText(reason)}</span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${(returns / figures.returns) * 100}%` }} />
          </span>
          <span className={styles.end}>
            {countText(returns)} <span className={styles.share}>{shareText(returns, figures.returns)}</span>
          </span>
          <span className={styles.detail}>
            {tires === 1 ? '1 tire' : `${countText(tires)} tires`}, {formatMoney(refundedInCents)} refunded
          </span>
        </li>
      ))}
    </ul>
  </Panel>
);
