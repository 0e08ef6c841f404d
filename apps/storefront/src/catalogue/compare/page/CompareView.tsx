import { FAULT_TABLE, faultMessage } from '@simpletread/contract';
import { comparisonText, easternDate, MOST_COMPARED } from '@simpletread/domain';
import { Banner, Button } from '@simpletread/ui';
import { Plus } from 'lucide-react';
import { storefrontUrl } from '../../../shell/config';
import { compareHref } from '../../../shell/paths';
import { LocationChip } from '../../../delivery';
import { sizePairHref } from '../../tires';
import { addAnother } from '../tray/change-comparison';
import styles from './Compare.module.css';
import type { CompareBuyForm } from './compare-buy-props';
import { CompareTable } from './CompareTable';
import type { ComparedItem } from '../rows/comparison-fact';
import { comparisonGroups } from '../rows/comparison-rows';
import type { ComparePage } from './read-compare-page';
import { ShareTargets } from '../../../shell/share';
import { ShareComparison } from './ShareComparison';
import type { ShownPair } from './shown-pair';
import { TooFewToCompare } from './TooFewToCompare';

const UNKNOWN = FAULT_TABLE['tire.unknown'].message;

const sizeTextOf = ({ sizeCode, rear }: ComparedItem): string =>
  rear === null ? sizeCode : `${sizeCode} and ${rear.sizeCode}`;

const sizesHref = ({ sizeCode, sizeSlug, rear }: ComparedItem): string =>
  sizePairHref({
    front: { code: sizeCode, slug: sizeSlug },
    rear: rear === null ? null : { code: rear.sizeCode, slug: rear.sizeSlug },
  });

const Sizes = ({ items, vehicle }: { items: readonly ComparedItem[]; vehicle: string | null }) => {
  const sizes = [...new Set(items.map(sizeTextOf))];
  const on = vehicle === null ? '' : `, on your ${vehicle}`;
  return (
    <p className={styles.context}>
      {sizes.length === 1
        ? `All in ${sizes[0]}${on}.`
        : `Different sizes: ${sizes.join(', ')}${on}. A vehicle takes the sizes it is made for.`}
    </p>
  );
};

const PrintedFrom = ({ href, zip }: { href: string; zip: string | null }) => (
  <p className={styles.printed}>
    {new URL(href, storefrontUrl()).href}, printed on {easternDate(new Date())}.{' '}
    {zip === null ? 'Prices are per tire, before installation and tax.' : `Totals are for ${zip}.`}
  </p>
);

interface CompareViewProps {
  readonly page: ComparePage;
  readonly pair: ShownPair;
  readonly BuyForm: CompareBuyForm;
}

/** Two to five tires side by side; with fewer it says what is missing. */
export const CompareView = ({ page, pair, BuyForm }: CompareViewProps) => {
  const { comparison, compared, fault, shopper } = page;
  const items = compared?.items ?? [];
  const [first] = items;
  const notices = [
    ...(fault === null ? [] : [faultMessage(fault)]),
    ...(compared === null || compared.missing.length === 0 ? [] : [UNKNOWN]),
  ];
  if (first === undefined || items.length < 2) {
    return <TooFewToCompare page={page} notices={notices} />;
  }
  const href = compareHref(comparison);
  const vehicle =
    shopper.vehicle === null ? null : `${shopper.vehicle.chosen.year} ${shopper.vehicle.chosen.model}`;
  return (
    <div className={`l-wrap ${styles.page}`}>
      <div className={styles.top}>
        <div>
          <h1>Compare {items.length} tires</h1>
          <Sizes items={items} vehicle={vehicle} />
        </div>
        <div className={styles.actions} data-print="hide">
          <ShareComparison href={href} title={`Compare ${items.length} tires`} />
          <ShareTargets path={href} title={`Compare ${items.length} tires`} />
          {comparison.length < MOST_COMPARED && (
            <form action={addAnother}>
              <input type="hidden" name="tires" value={comparisonText(comparison)} />
              <input type="hidden" name="to" value={sizesHref(first)} />
              <Button
                type="submit"
                variant="ghost"
                size="s"
                iconStart={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
              >
                Add a tire
              </Button>
            </form>
          )}
        </div>
      </div>
      {notices.map((notice) => (
        <Banner key={notice} tone="warn" isLive>
          {notice}
        </Banner>
      ))}
      {shopper.place === null && (
        <p className={styles.context} data-print="hide">
          <LocationChip place={null} label="Add your ZIP" /> to compare totals out the door.
        </p>
      )}
      <CompareTable
        items={items}
        groups={comparisonGroups(items)}
        comparison={comparison}
        pair={pair}
        BuyForm={BuyForm}
      />
      <p className={styles.note}>
        “Best” marks the better value among tires that are in stock and not ruled out for your vehicle.
        Treadwear grades are never marked because each maker grades its own.
      </p>
      <PrintedFrom href={href} zip={shopper.place?.zip ?? null} />
    </div>
  );
};
