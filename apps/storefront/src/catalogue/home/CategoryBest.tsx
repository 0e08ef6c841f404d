import type { TireCard } from '@simpletread/contract';
import { TopPicks } from '../tire-search';
import styles from './Home.module.css';

interface CategoryBestProps {
  readonly tires: readonly TireCard[];
  readonly sizeCode: string;
}

/** The first tire of each type. */
export const CategoryBest = ({ tires, sizeCode }: CategoryBestProps) => (
  <section className={styles.section}>
    <div className="l-wrap">
      <div className={styles.head}>
        <div>
          <h2>The best of each type</h2>
          <p>
            Our first choice in <span className="t-size">{sizeCode}</span>, by tire type.
          </p>
        </div>
      </div>
      <TopPicks picks={tires.map((tire) => ({ reason: tire.categoryName, tire }))} />
    </div>
  </section>
);
