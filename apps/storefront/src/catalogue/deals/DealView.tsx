import type { DealSummary } from '@simpletread/contract';
import { lastMinuteWords } from '@simpletread/domain';
import { Pagination } from '@simpletread/ui';
import { notFound } from 'next/navigation';
import { dealHref, DEALS_PATH } from '../../shell/paths';
import { PageLink } from '../../shell/controls';
import { LineCard } from '../hubs';
import { HubPage, JudgedLines } from '../vehicles';
import { DealFacts } from './DealFacts';
import styles from './Deals.module.css';
import { LINES_PER_PAGE } from './read-deals';

/** A deal with all its lines. */
export const DealView = ({ deal, page }: { deal: DealSummary; page: number }) => {
  if (deal.lines.length === 0 && page > 1) notFound();
  const href = dealHref(deal.slug);
  return (
    <HubPage
      crumbs={[
        { label: 'Tire deals', href: DEALS_PATH },
        { label: deal.name, href },
      ]}
      title={deal.name}
      lead={deal.endsAt === null ? 'On now.' : `On now, until ${lastMinuteWords(new Date(deal.endsAt))}.`}
    >
      <DealFacts deal={deal} />
      <JudgedLines fit={deal.fit} what="tires of this deal" path={href}>
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
        <Pagination
          page={page}
          pageCount={Math.ceil(deal.lineCount / LINES_PER_PAGE)}
          hrefOf={(next) => (next === 1 ? href : `${href}?page=${next}`)}
          label="Pages of lines"
          linkAs={PageLink}
          className={styles.pages ?? ''}
        />
      </JudgedLines>
    </HubPage>
  );
};
