import { SimpleSnap } from './SimpleSnap';
import styles from './SimpleSnap.module.css';

/** Reading a tire size from a photo, with how to take one. */
export const SimpleSnapView = () => (
  <div className={`l-wrap ${styles.page}`}>
    <div className={styles.head}>
      <h1>SimpleSnap</h1>
      <p className="t-muted">A photo of your tire’s sidewall is all we need to find its size.</p>
      <ol className={styles.steps}>
        <li>Stand in front of the tire, an arm’s length away.</li>
        <li>
          Find the largest row of figures, as <span className="t-size">225/65R17 102H</span>.
        </li>
        <li>Take the photo so that this row fills the width.</li>
      </ol>
    </div>
    <SimpleSnap />
  </div>
);
