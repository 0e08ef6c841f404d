import type { TireSearchReply } from '@simpletread/contract';
import { Button, EmptyState } from '@simpletread/ui';
import { PageLink } from '../../../shell/controls';
import type { AppliedFilter } from '../filters/applied-filters';
import { pricesText } from './price-words';

interface NoResultsProps {
  readonly reply: Pick<TireSearchReply, 'facets' | 'rearSizeCode' | 'unfilteredTotal'>;
  readonly applied: readonly AppliedFilter[];
  /** Results with one filter removed. */
  readonly ways: readonly { readonly words: string; readonly count: number; readonly href: string }[];
  readonly hrefOfAll: string;
}

const MOST_WAYS = 3;

const tires = (count: number): string => (count === 1 ? '1 tire' : `${count.toLocaleString('en-US')} tires`);

const whatHides = ({ reply, applied, ways }: NoResultsProps): string => {
  const { price } = reply.facets;
  const others = pricesText(price);
  if (others !== null && applied.some(({ id }) => id === `price-${price.unit}`)) {
    return `${others}, none within your price.`;
  }
  if (applied.length === 1) return 'One filter hides every tire.';
  return ways.length > 0
    ? 'Remove one of your filters to see tires:'
    : `Together, your ${applied.length} filters hide every tire; no single one does.`;
};

/** No results: offers filters to remove with their counts, or clears all filters. */
export const NoResults = (props: NoResultsProps) => {
  const { reply, applied, ways, hrefOfAll } = props;
  if (applied.length === 0) {
    return (
      <EmptyState
        title="No matching results"
        actions={
          <>
            <Button href="/tire-request" linkAs={PageLink} variant="primary">
              Request a quote
            </Button>
            <Button href="/tire-sizes" linkAs={PageLink} variant="ghost">
              Other sizes
            </Button>
          </>
        }
      >
        {reply.rearSizeCode !== null
          ? 'No tire comes in both of these sizes right now.'
          : 'We don’t sell tires in this size right now.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No matching results"
      actions={
        <>
          {ways.slice(0, MOST_WAYS).map(({ words, count, href }, index) => (
            <Button key={words} href={href} linkAs={PageLink} variant={index === 0 ? 'primary' : 'ghost'}>
              {`${words.charAt(0).toUpperCase()}${words.slice(1)}, ${tires(count)}`}
            </Button>
          ))}
          <Button href={hrefOfAll} linkAs={PageLink} variant="ghost">
            Clear filters, {tires(reply.unfilteredTotal)}
          </Button>
        </>
      }
    >
      {whatHides(props)}
    </EmptyState>
  );
};
