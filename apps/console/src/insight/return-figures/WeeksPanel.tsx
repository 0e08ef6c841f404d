import { shortDayWords } from '@simpletread/domain';
import { VisuallyHidden } from '@simpletread/ui';

import { Panel } from '../../shell/detail/index.js';
import { countText } from './figure-text.js';
import type { ReturnFigures } from './return-figure-calls.js';
import styles from './ReturnFigures.module.css';

/** Returns requested, week by week. */
export const WeeksPanel = ({ weeks }: { readonly weeks: ReturnFigures['byWeek'] }) => {
  const most = Math.max(1, ...weeks.map(({ returns }) => returns));
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <Panel title="By week" extra={`most in a week: ${countText(most)}`}>
      <ol className={styles.weeks}>
        {weeks.map(({ monday, returns }) => (
          <li key={monday} title={`Week of ${shortDayWords(monday)}: ${countText(returns)}`}>
            <span style={{ height: `${(returns / most) * 100}%` }} aria-hidden="true" />
            <VisuallyHidden>
              Week of {shortDayWords(monday)}: {countText(returns)}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <p className={styles.axis} aria-hidden="true">
        <span>{first === undefined ? '' : shortDayWords(first.monday)}</span>
        <span>{last === undefined ? '' : shortDayWords(last.monday)}</span>
      </p>
    </Panel>
  );
};
