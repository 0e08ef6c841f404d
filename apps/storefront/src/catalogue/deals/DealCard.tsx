import type { DealSummary } from '@simpletread/contract';
import { lastMinuteWords } from '@simpletread/domain';
import { ArrowRight } from 'lucide-react';
import { dealHref } from '../../shell/paths';
import { PageLink } from '../../shell/controls';
import { LineCard } from '../hubs';
import { DealFacts } from './DealFacts';
import styles from './Deals.module.css';

const linesText = ({ lineCount, isForAllTires, fit }: DealSummary): string => {
  if (fit?.kind === 'some') return `All ${lineCount} lines that fit your vehicle`;
  return isForAllTires ? `All ${lineCount} tire lines` : `All ${lineCount} lines of this deal`;
};

/** A deal with its best tires. */
export const DealCard = ({ deal }: { deal: DealSummary }) => (
  <section className={styles.deal} aria-labelledby={`deal-${deal.slug}`}>
    <div className={styles.head}>
      <h2 id={`deal-${deal.slug}`} className="t-h3">
        <PageLink href={dealHref(deal.slug)}>{deal.name}</PageLink>
      </h2>
      {deal.endsAt !== null && (
        <p className={styles.ends}>
          Until <time dateTime={deal.endsAt}>{lastMinuteWords(new Date(deal.endsAt))}</time>
        </p>
      )}
    </div>
    <DealFacts deal={deal} />
    {deal.fit?.kind === 'none' && <p className={styles.note}>No tires in this deal fit your vehicle.</p>}
    {deal.lines.length > 0 && (
      <ul role="list" className={styles.lines}>
        {deal.lines.map((line) => (
          <LineCard
            key={`${line.brandSlug}/${line.lineSlug}`}
            line={line}
            brandSlug={line.brandSlug}
            brandName={line.brandName}
          />
        ))}
      </ul>
    )}
    {deal.lineCount > deal.lines.length && (
      <PageLink href={dealHref(deal.slug)} className={styles.more}>
        {linesText(deal)}
        <ArrowRight size={16} strokeWidth={2} aria-hidden="true" />
      </PageLink>
    )}
  </section>
);
