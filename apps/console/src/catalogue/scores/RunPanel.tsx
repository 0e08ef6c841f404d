import type { ScoreWeightsState } from '@simpletread/contract';
import { weightsText } from '@simpletread/domain';

import { Panel } from '../../shell/detail/index.js';
import { Instant } from '../../shell/time/index.js';
import styles from './ScoreWeights.module.css';

const count = new Intl.NumberFormat('en-US');

/** Progress of a publication. Shoppers see nothing of it before it is done. */
export const RunPanel = ({ run }: { readonly run: NonNullable<ScoreWeightsState['run']> }) => (
  <Panel
    title={`Version ${run.version} is being published`}
    extra={`${count.format(run.done)} of ${count.format(run.total)} lines`}
  >
    <div className={styles.body}>
      <progress
        className={styles.progress}
        aria-label="Lines scored"
        value={run.done}
        max={Math.max(1, run.total)}
      />
      <p role="status">
        {weightsText(run.weights)}. Shoppers see the former scores until all lines are scored. You can leave
        this page. Publishing continues.
      </p>
      <p className={styles.hint}>
        Started by {run.startedByName}, <Instant at={run.startedAt} isFull />: {run.reason}
      </p>
    </div>
  </Panel>
);
