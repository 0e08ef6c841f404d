import type { ShownActingVisit } from '@simpletread/contract';
import type { VisitState } from '../staff-visits';
import styles from './ActingBanner.module.css';
import { MinutesLeft } from './MinutesLeft';

const MS_PER_MINUTE = 60_000;

/** Shown on every page that staff view as a customer: the staff member, the customer, the time left and the exit. Needs no script. */
export const ActingBanner = ({
  visit,
  now,
}: {
  visit: NonNullable<VisitState<ShownActingVisit>>;
  now: Date;
}) => (
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
            <span className={styles.more}>Nothing can be changed. The customer was notified. </span>
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
