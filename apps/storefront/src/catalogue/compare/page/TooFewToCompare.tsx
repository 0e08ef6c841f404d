import { FAULT_TABLE } from '@simpletread/contract';
import { Banner, Button, EmptyState } from '@simpletread/ui';
import { PageLink } from '../../../shell/controls';
import { sizeHref } from '../../../shell/paths';
import styles from './Compare.module.css';
import type { ComparePage } from './read-compare-page';

interface TooFewToCompareProps {
  readonly page: ComparePage;
  readonly notices: readonly string[];
}

const TOO_FEW = FAULT_TABLE['comparison.tooFew'].message;
const UNKNOWN = FAULT_TABLE['tire.unknown'].message;

/** No tires, one tire, or one known tire and unknown others. */
export const TooFewToCompare = ({ page, notices }: TooFewToCompareProps) => {
  const [known] = page.compared === null ? page.chosen : page.compared.items;
  const isForgotten = page.compared === null && page.comparison.length > page.chosen.length;
  const title =
    known === undefined
      ? 'Nothing to compare yet'
      : `Add a tire to compare with ${known.brandName} ${known.lineName}`;
  const said = isForgotten ? [...notices, UNKNOWN] : notices;
  return (
    <div className={`l-wrap ${styles.page}`}>
      <h1>Compare tires</h1>
      {said.map((notice) => (
        <Banner key={notice} tone="warn">
          {notice}
        </Banner>
      ))}
      <EmptyState
        title={title}
        actions={
          known === undefined ? (
            <>
              <Button href="/search" linkAs={PageLink} variant="cta">
                Find tires
              </Button>
              <Button href="/tire-sizes" linkAs={PageLink} variant="ghost">
                Tires by size
              </Button>
            </>
          ) : (
            <Button href={sizeHref(known.sizeSlug)} linkAs={PageLink} variant="cta">
              More tires in {known.sizeCode}
            </Button>
          )
        }
      >
        <p>{TOO_FEW} Press Compare on the tires you want side by side.</p>
      </EmptyState>
    </div>
  );
};
