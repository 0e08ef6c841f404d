import type { TireCard } from '@simpletread/contract';
import { ScoreBadge, Stars, TileImage } from '@simpletread/ui';
import { lineHref } from '../../routes';
import { PageLink } from '../../shell/PageLink';
import { tirePicture } from '../../tires/tire-picture';
import styles from './Brands.module.css';

interface BrandViewProps {
  readonly lines: readonly TireCard[];
}

const byCategory = (lines: readonly TireCard[]): [string, TireCard[]][] => {
  const groups = new Map<string, TireCard[]>();
  for (const line of lines) groups.set(line.categoryName, [...(groups.get(line.categoryName) ?? []), line]);
  return [...groups];
};

const LineCard = ({ line }: { line: TireCard }) => (
  <li className={styles.line}>
    <TileImage
      src={tirePicture(line.imageKey, 'hero', true)}
      alt=""
      width={480}
      height={480}
      corner="m"
      className={styles.picture ?? ''}
    />
    <h3 className={styles.lineName}>
      <PageLink href={lineHref(line.brandSlug, line.lineSlug)}>{line.lineName}</PageLink>
    </h3>
    <span className={styles.marks}>
      <ScoreBadge score={line.score?.overall ?? null} isLabelHidden />
      <Stars rating={line.rating} count={line.reviewCount} />
    </span>
  </li>
);

/** The lines of a brand by tire type. */
export const BrandView = ({ lines }: BrandViewProps) =>
  byCategory(lines).map(([category, group]) => (
    <section key={category} className={styles.group}>
      <h2 className="t-h3">{category}</h2>
      <ul role="list" className={styles.lines}>
        {group.map((line) => (
          <LineCard key={line.lineSlug} line={line} />
        ))}
      </ul>
    </section>
  ));
