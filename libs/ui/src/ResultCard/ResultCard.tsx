import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import type { LinkAs } from '../link.js';
import { ScoreBadge } from '../ScoreBadge/ScoreBadge.js';
import type { ScoreBarItem } from '../ScoreBar/ScoreBars.js';
import { ScoreBars } from '../ScoreBar/ScoreBars.js';
import { Stars } from '../Stars/Stars.js';
import styles from './ResultCard.module.css';

export type ResultCardProps = {
  href: string;
  linkAs?: LinkAs;
  /** A `TileImage`; the card decides its size. */
  image: ReactNode;
  brand: string;
  name: string;
  headingLevel?: 2 | 3 | 4;
  /** Short facts, most important first: kind, load and speed, warranty. */
  facts: readonly string[];
  score: number | null;
  rating: number | null;
  reviewCount?: number;
  /** `Tag`s, shown if there is room. */
  tags?: ReactNode;
  /** Parts of the score, shown if there is room. */
  bars?: readonly ScoreBarItem[];
  /** A `PriceBlock`. */
  price: ReactNode;
  /** A checkbox above the card's link. */
  compare?: ReactNode;
  /** Disclosures at the foot, above the card's link. */
  folds?: ReactNode;
  isOutOfStock?: boolean;
  className?: string;
};

/** One tire of the results: a row from M up, stacked on S. The whole card is one link. */
export const ResultCard = ({
  href,
  linkAs: LinkTag = 'a',
  image,
  brand,
  name,
  headingLevel = 3,
  facts,
  score,
  rating,
  reviewCount,
  tags,
  bars,
  price,
  compare,
  folds,
  isOutOfStock = false,
  className,
}: ResultCardProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.card, className)}>
      <div className={styles.layout}>
        <div className={styles.image}>{image}</div>
        <div>
          <Heading className={styles.name}>
            <LinkTag href={href} className={styles.link}>
              <span className={styles.brand}>{brand} </span>
              {name}
            </LinkTag>
          </Heading>
          <ul className={styles.facts} role="list">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <div className={styles.marks}>
            <ScoreBadge score={score} />
            <Stars rating={rating} count={reviewCount} />
          </div>
          {tags && <div className={classNames(styles.marks, styles.tags)}>{tags}</div>}
        </div>
        <div className={styles.scores}>{bars && <ScoreBars items={bars} size="s" />}</div>
        <div className={styles.price}>
          {isOutOfStock ? <p className={styles.soldOut}>Currently out of stock</p> : price}
          {compare && <div className={styles.compare}>{compare}</div>}
        </div>
      </div>
      {folds && <div className={styles.folds}>{folds}</div>}
    </article>
  );
};
