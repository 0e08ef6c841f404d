import type { TireSearchReply } from '@simpletread/contract';
import { Button, FilterChip, Pagination } from '@simpletread/ui';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TireQuery } from '../../tires';
import { LocationChip } from '../../../delivery';
import { PageLink } from '../../../shell/controls';
import { appliedFilters } from '../filters/applied-filters';
import { matchWords } from './count-words';
import { FILTER_FORM_ID, FILTER_RAIL_ID, FilterRail } from '../filters/FilterRail';
import { loosenings } from '../filters/loosenings';
import { NoResults } from './NoResults';
import { PriceSwitch } from './PriceSwitch';
import { resultAddress, type ResultPlace } from './result-address';
import {
  countFilters,
  readResultFilters,
  withoutBounds,
  type ResultFilters,
} from '../filters/result-filters';
import styles from './Results.module.css';
import { ResultsFrame } from './ResultsFrame';
import { SortSelect } from './SortSelect';
import { TireList } from './TireList';
import { TireResult } from './TireResult';
import { TopPicks } from './TopPicks';

interface ResultsViewProps {
  readonly title: ReactNode;
  /** Below the title: sizes, trims, years. */
  readonly context?: ReactNode;
  readonly place: ResultPlace;
  readonly filters: ResultFilters;
  /** The query of the results. */
  readonly query: TireQuery;
  readonly reply: TireSearchReply;
  readonly isPerTire: boolean;
  readonly hasZip: boolean;
}

const NEAR_TOP = 3;

const countWords = (reply: TireSearchReply): string => {
  const tires = matchWords(reply.total);
  return reply.topPicks.length < 2 ? tires : `${tires}, ${reply.topPicks.length} are top picks`;
};

/** Results of a size or a vehicle: picks, filters, list, pages. */
export const ResultsView = ({
  title,
  context,
  place,
  filters: asked,
  query,
  reply,
  isPerTire,
  hasZip,
}: ResultsViewProps) => {
  // Without a known total there is no filter by it.
  const hasTotals = hasZip && (isPerTire || reply.facets.price.unit === 'total');
  const filters = hasTotals ? asked : withoutBounds(asked, 'total');
  const applied = appliedFilters(filters, reply.facets);
  const hrefOf = (wanted: ResultFilters) => resultAddress(place, wanted);
  const hrefOfAll = hrefOf(readResultFilters({}));
  const filterCount = countFilters(filters);
  const isFirstPage = filters.page === 1;
  const pageCount = Math.ceil(reply.total / reply.perPage);
  const hrefOfPage = (page: number) => hrefOf({ ...filters, page });
  return (
    <ResultsFrame>
      {!isFirstPage && <link rel="prev" href={hrefOfPage(filters.page - 1)} />}
      {filters.page < pageCount && <link rel="next" href={hrefOfPage(filters.page + 1)} />}
      <div className="l-wrap">
        <div className={styles.context}>
          <div className={styles.titleRow}>
            <h1 className={styles.title}>{title}</h1>
            {hasZip && <PriceSwitch isPerTire={isPerTire} place={place} filters={filters} />}
          </div>
          {context}
          {!hasZip && (
            <p className={styles.zipPrompt}>
              {reply.rearSizeCode === null
                ? 'Prices are per tire.'
                : 'Prices are for two front and two rear tires.'}{' '}
              <LocationChip place={null} label="Add your ZIP" /> to see totals out the door.
            </p>
          )}
          {applied.length > 0 && (
            <div className={styles.chips}>
              {applied.map((filter) => (
                <FilterChip key={filter.id} isOn href={hrefOf(filter.without)} linkAs={PageLink}>
                  {filter.label}
                </FilterChip>
              ))}
              <PageLink href={hrefOfAll} className="t-small">
                Clear filters
              </PageLink>
            </div>
          )}
        </div>
        {isFirstPage && reply.topPicks.length > 1 && (
          <div className={styles.picks}>
            <TopPicks picks={reply.topPicks} isCompact headingLevel={2} />
          </div>
        )}
        <div className={styles.layout}>
          <FilterRail place={place} filters={filters} reply={reply} />
          <section className={styles.list} aria-label="Tires">
            <div className={styles.bar}>
              <Button
                variant="ghost"
                size="s"
                className={styles.filterButton}
                iconStart={<SlidersHorizontal size={17} strokeWidth={1.75} aria-hidden="true" />}
                popoverTarget={FILTER_RAIL_ID}
              >
                {filterCount === 0 ? 'Filters' : `Filters, ${filterCount} on`}
              </Button>
              <p className={styles.count} role="status">
                {countWords(reply)}
              </p>
              <div className={styles.sort}>
                <span aria-hidden="true">Sort</span>
                <SortSelect form={FILTER_FORM_ID} sort={filters.sort} />
                <noscript>
                  <Button type="submit" form={FILTER_FORM_ID} variant="ghost" size="s">
                    Sort
                  </Button>
                </noscript>
              </div>
            </div>
            <h2 className={styles.hiddenHeading}>All matching tires</h2>
            {reply.items.length === 0 ? (
              <NoResults
                reply={reply}
                applied={applied}
                ways={loosenings(filters, reply).map(({ words, without, count }) => ({
                  words,
                  count,
                  href: hrefOf(without),
                }))}
                hrefOfAll={hrefOfAll}
              />
            ) : (
              <TireList
                key={JSON.stringify(query)}
                query={query}
                isPerTire={isPerTire}
                page={reply.page}
                pageCount={pageCount}
                perPage={reply.perPage}
                total={reply.total}
                pages={
                  <Pagination
                    page={reply.page}
                    pageCount={pageCount}
                    hrefOf={hrefOfPage}
                    label="Pages of tires"
                    linkAs={PageLink}
                    className={styles.pages}
                  />
                }
              >
                {reply.items.map((tire, index) => (
                  <li key={tire.tireId}>
                    <TireResult tire={tire} isPerTire={isPerTire} isNearTop={index < NEAR_TOP} />
                  </li>
                ))}
              </TireList>
            )}
          </section>
        </div>
      </div>
    </ResultsFrame>
  );
};
