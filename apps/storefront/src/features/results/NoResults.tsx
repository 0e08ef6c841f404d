import { Button, EmptyState } from '@simpletread/ui';
import { PageLink } from '../../shell/PageLink';
import type { AppliedFilter } from './applied-filters';

interface NoResultsProps {
  readonly applied: readonly AppliedFilter[];
  readonly hrefWithout: (filter: AppliedFilter) => string;
  readonly hrefOfAll: string;
  readonly isStaggered: boolean;
}

/** Nothing matches: takes the last filter off, or all of them. */
export const NoResults = ({ applied, hrefWithout, hrefOfAll, isStaggered }: NoResultsProps) => {
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
      {applied.length === 1 ? 'One filter hides every tire.' : `${applied.length} filters hide every tire.`}
    </EmptyState>
  );
};
