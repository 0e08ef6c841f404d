import type { HubShare } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { Stars } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { countWords } from './hub-words';
import styles from './Hubs.module.css';

interface ShareListProps {
  readonly shares: readonly HubShare[];
  readonly hrefOf: (share: HubShare) => string;
  /** The purpose of each, if known. */
  readonly wordsOf?: (share: HubShare) => string | null;
  readonly headingLevel?: 2 | 3;
}

/** Brands, categories or types as cards: their number of lines, lowest price and rating. */
export const ShareList = ({ shares, hrefOf, wordsOf, headingLevel = 2 }: ShareListProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul role="list" className={styles.shares}>
      {shares.map((share) => {
        const words = wordsOf?.(share) ?? null;
        return (
          <li key={share.slug} className={styles.share}>
            <Heading className={styles.name}>
              <PageLink href={hrefOf(share)}>{share.name}</PageLink>
            </Heading>
            {words !== null && <p className={styles.for}>{words}</p>}
            <p className={styles.figures}>
              {countWords(share.lineCount, 'line')}, {countWords(share.tireCount, 'tire')} from{' '}
              {formatMoney(share.fromPriceInCents)}
            </p>
            <Stars rating={share.rating} count={share.reviewCount} />
          </li>
        );
      })}
    </ul>
  );
};
