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
}
