import { SimpleSnap } from './SimpleSnap';
import styles from './SimpleSnap.module.css';

/** Reading a tire size from a photo, with how to take one. */
export const SimpleSnapView = () => (
  <div className={`l-wrap ${styles.page}`}>
    <div className={styles.head}>
      <h1>SimpleSnap</h1>
      <p className="t-muted">We find your tire size from one photo of the sidewall.</p>
      <ol className={styles.steps}>
        <li>Stand in front of the tire, at arm’s length.</li>
        <li>
          Find the largest row of characters, such as <span className="t-size">225/65R17 102H</span>.
        </li>
        <li>Take the photo so this row fills the width.</li>
      </ol>
    </div>
    <SimpleSnap />
  </div>
);
