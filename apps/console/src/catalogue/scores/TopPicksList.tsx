import type { ScoreTrial } from '@simpletread/contract';

import { Folded, PlainTable } from '../../shell/detail/index.js';
import styles from './ScoreWeights.module.css';

type Size = ScoreTrial['topPicks']['sizes'][number];

const pickAt = (picks: Size['before'], reason: string): string =>
  picks.find((pick) => pick.reason === reason)?.label ?? 'none';

const rowsOf = ({ before, after }: Size) =>
  [...new Set([...before, ...after].map(({ reason }) => reason))].map((reason) => ({
    reason,
    before: pickAt(before, reason),
    after: pickAt(after, reason),
  }));

/** The top picks of sizes that would show others, as they are and as they would be. */
export const TopPicksList = ({ sizes }: { readonly sizes: readonly Size[] }) => (
  <section className={styles.part}>
    <h3>Top picks in common sizes</h3>
    {sizes.length === 0 && <p className={styles.hint}>No change.</p>}
    {sizes.map((size) => (
      <div key={size.sizeSlug} className={styles.size}>
        <Folded isLine label={size.sizeCode}>
          <PlainTable
            label={`Top picks in ${size.sizeCode}`}
            rows={rowsOf(size)}
            keyOf={({ reason }) => reason}
            columns={[
              { label: 'Pick', render: ({ reason }) => reason },
              { label: 'Current', render: ({ before }) => before },
              {
                label: 'New',
                render: ({ before, after }) => (before === after ? 'no change' : <b>{after}</b>),
              },
            ]}
          />
        </Folded>
      </div>
    ))}
  </section>
);
