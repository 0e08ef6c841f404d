import { Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { SearchBoard } from '../typeahead';
import { TireResult } from '../tire-search';
import type { Category } from './read-category';
import styles from './Categories.module.css';

/** The board, and the type's first tires in one size. */
export const CategoryView = ({ category }: { category: Category }) => (
  <>
    <SearchBoard initialKind="vehicle" />
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className="t-h3">
          {category.vehicle === null ? 'In ' : `For your ${category.vehicle}, in `}
          <span className="t-size">{category.sizeCode}</span>
        </h2>
        <Button href={category.href} linkAs={PageLink} variant="ghost" size="s">
          See all {category.total}
        </Button>
      </div>
      <ul role="list" className={styles.list}>
        {category.tires.map((tire) => (
          <li key={tire.tireId}>
            <TireResult tire={tire} isPerTire={false} isNearTop={false} />
          </li>
        ))}
      </ul>
    </section>
  </>
);
