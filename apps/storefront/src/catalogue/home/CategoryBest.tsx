import type { TireCard } from '@simpletread/contract';
import { TopPicks } from '../tire-search';
import styles from './Home.module.css';

interface CategoryBestProps {
  readonly tires: readonly TireCard[];
  readonly sizeCode: string;
}

/** The first of each tire type. */
export const CategoryBest = ({ tires, sizeCode }: CategoryBestProps) => (
  <section className={styles.section}>
    <div className="l-wrap">
      <div className={styles.head}>
        <div>
          <h2>The best of each kind</h2>
          <p>
            What we recommend first in <span className="t-size">{sizeCode}</span>, by tire type.
          </p>
        </div>
      </div>
      <TopPicks picks={tires.map((tire) => ({ reason: tire.categoryName, tire }))} />
    </div>
  </section>
);
