import { Button, EmptyState } from '@simpletread/ui';
import { PageLink } from '../../shell/PageLink';
import type { AppliedFilter } from './applied-filters';
import { pricesText, type PriceFacet } from './price-words';

interface NoResultsProps {
  readonly applied: readonly AppliedFilter[];
  readonly hrefWithout: (filter: AppliedFilter) => string;
  readonly hrefOfAll: string;
  readonly isStaggered: boolean;
  /** What the tires cost that are left when the price does not count. */
  readonly price: PriceFacet;
}

const whatHides = (applied: readonly AppliedFilter[], price: PriceFacet): string => {
  const others = pricesText(price);
  if (others !== null && applied.some(({ id }) => id === `price-${price.unit}`)) {
    return `${others}, none within your price.`;
  }
  return applied.length === 1 ? 'One filter hides every tire.' : `${applied.length} filters hide every tire.`;
};

/** Nothing matches: takes the last filter off, or all of them. */
export const NoResults = ({ applied, hrefWithout, hrefOfAll, isStaggered, price }: NoResultsProps) => {
  const last = applied.at(-1);
  if (last === undefined) {
    return (
      <EmptyState
        title="No matching results"
        actions={
          <Button href="/tire-sizes" linkAs={PageLink} variant="ghost">
            Other sizes
          </Button>
        }
      >
        {isStaggered
          ? 'No tire is made in both of these sizes right now.'
          : 'We do not sell a tire in this size right now.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No matching results"
      actions={
        <>
          <Button href={hrefWithout(last)} linkAs={PageLink}>
            Remove “{last.label}”
          </Button>
          <Button href={hrefOfAll} linkAs={PageLink} variant="ghost">
            Clear filters
          </Button>
        </>
      }
    >
      {whatHides(applied, price)}
    </EmptyState>
  );
};
