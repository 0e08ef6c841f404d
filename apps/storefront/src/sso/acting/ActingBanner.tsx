import type { VisitState } from './visit-state';
import styles from './ActingBanner.module.css';
import { MinutesLeft } from './MinutesLeft';

const MS_PER_MINUTE = 60_000;

/** On every page that staff view as a customer: who, as whom, for how long, and the exit. It stays visible and needs no script. */
export const ActingBanner = ({ visit, now }: { visit: NonNullable<VisitState>; now: Date }) => (
  <section className={styles.banner} aria-label="Viewed as a customer">
    <div className={`l-wrap ${styles.row}`}>
      <p>
        {visit === 'unknown' ? (
          <b>You are viewing the shop as a customer.</b>
        ) : (
          <>
            <b>
              {visit.staffName} sees the shop as {visit.customerName}.
            </b>{' '}
            <span className={styles.more}>Nothing can be changed. The customer was told. </span>
            <span className={styles.left}>
              <MinutesLeft
                key={visit.endsAt}
                endsAt={visit.endsAt}
                over="/acting/over"
                initial={Math.max(0, Math.ceil((Date.parse(visit.endsAt) - now.getTime()) / MS_PER_MINUTE))}
              />
            </span>
          </>
        )}
      </p>
      <form action="/acting/end" method="post">
        <button type="submit" className={styles.end}>
          End
        </button>
      </form>
    </div>
  </section>
);
