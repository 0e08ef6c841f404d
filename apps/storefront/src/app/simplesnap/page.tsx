import type { Metadata } from 'next';
import { SimpleSnap, simpleSnapStyles as styles } from '../../catalogue';

export const metadata: Metadata = {
  title: 'SimpleSnap: your tire size from a photo',
  description: 'Take a photo of your tire’s sidewall and see every tire in its size, priced out the door.',
  alternates: { canonical: '/simplesnap' },
};

export default function SimpleSnapPage() {
  return (
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
}
