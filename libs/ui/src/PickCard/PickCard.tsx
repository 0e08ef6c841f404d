import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import type { LinkAs } from '../link.js';
import { ScoreBadge } from '../ScoreBadge/ScoreBadge.js';
import { Stars } from '../Stars/Stars.js';
import styles from './PickCard.module.css';

export type PickCardProps = {
  href: string;
  linkAs?: LinkAs;
  /** The one reason for the pick, such as 'Lowest total'. */
  why: string;
  /** A `TileImage`. */
  image: ReactNode;
  brand: string;
  name: string;
  /** A small `PriceBlock`. */
  price: ReactNode;
  score: number | null;
  rating: number | null;
  /** One line instead of a picture card, so the list starts higher on the page. */
  isCompact?: boolean;
  headingLevel?: 2 | 3 | 4;
  className?: string;
};

/** A top pick: one tire, one reason. The whole card is one link. */
export const PickCard = ({
  href,
  linkAs: LinkTag = 'a',
  why,
  image,
  brand,
  name,
  price,
  score,
  rating,
  isCompact = false,
  headingLevel = 3,
  className,
}: PickCardProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.card, isCompact && styles.isCompact, className)}>
      <p className={styles.why}>{why}</p>
      <div className={styles.image}>{image}</div>
      <Heading className={styles.name}>
        <LinkTag href={href} className={styles.link}>
          <span className={styles.brand}>{brand} </span>
          {name}
        </LinkTag>
      </Heading>
      <div className={styles.price}>{price}</div>
      <div className={styles.meta}>
        <ScoreBadge score={score} isLabelHidden />
        <Stars rating={rating} isFigureHidden />
      </div>
    </article>
  );
};
