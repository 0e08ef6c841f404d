import { formatMoney, type Cents } from '@simpletread/domain';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import type { LinkAs } from '../link.js';
import { Stars } from '../Stars/Stars.js';
import styles from './ShopCard.module.css';

export type ShopCardProps = {
  name: string;
  /** Address and distance, such as '614 South St, 1.2 mi'. */
  place: string;
  /** Of the installation: per tire, unless `priceNote` names another measure; null if the shop has no price. */
  priceInCents: Cents | null;
  priceNote?: string;
  rating: number | null;
  reviewCount?: number;
  isSelected?: boolean;
  /** A link to the shop; otherwise a press chooses it. */
  href?: string;
  linkAs?: LinkAs;
  onSelect?: () => void;
  /** `TimeSlots`, and links such as 'More times'. */
  slots?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  className?: string;
};

/** An installation shop in a list. */
export const ShopCard = ({
  name,
  place,
  priceInCents,
  priceNote = 'per tire, installed',
  rating,
  reviewCount,
  isSelected = false,
  href,
  linkAs: LinkTag = 'a',
  onSelect,
  slots,
  headingLevel = 3,
  className,
}: ShopCardProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.card, isSelected && styles.isSelected, className)}>
      <Heading className={styles.name}>
        {href !== undefined && <LinkTag href={href}>{name}</LinkTag>}
        {href === undefined && onSelect && (
          <button type="button" aria-pressed={isSelected} onClick={onSelect}>
            {name}
          </button>
        )}
        {href === undefined && !onSelect && name}
      </Heading>
      <span className={styles.price}>
        {priceInCents === null ? 'Ask the shop' : formatMoney(priceInCents)}
      </span>
      <span className={styles.quiet}>{place}</span>
      <span className={classNames(styles.quiet, styles.note)}>{priceInCents !== null && priceNote}</span>
      <Stars rating={rating} count={reviewCount} />
      {slots && <div className={styles.slots}>{slots}</div>}
    </article>
  );
};
