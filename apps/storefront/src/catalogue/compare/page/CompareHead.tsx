import { type ComparedTire, type Comparison, comparisonText, formatMoney } from '@simpletread/domain';
import { TileImage, VisuallyHidden } from '@simpletread/ui';
import { ChevronRight, X } from 'lucide-react';
import Link from 'next/link';
import { compareHref } from '../../../shell/paths';
import { PageLink } from '../../../shell/controls';
import { doorContext, PriceNotes } from '../../../pricing';
import { tirePicture } from '../../../shell/pictures';
import { cardHref } from '../../tires';
import { removeCompared } from '../tray/change-comparison';
import type { CompareBuyForm } from './compare-buy-props';
import styles from './CompareHead.module.css';
import type { ComparedItem } from '../rows/comparison-fact';
import { nextPair, pairParam, type ShownPair } from './shown-pair';

interface CompareHeadProps {
  readonly items: readonly ComparedItem[];
  /** The address's comparison; some of its tires may be unknown. */
  readonly comparison: Comparison;
  readonly pair: ShownPair;
  /** The position of the highlighted one. */
  readonly leading: number | null;
  readonly BuyForm: CompareBuyForm;
}

const SET = 4;

const comparedTireOf = ({ itemNumber, rear }: ComparedItem): ComparedTire => ({
  itemNumber,
  rearItemNumber: rear?.itemNumber ?? null,
});

const nameOf = ({ brandName, lineName }: ComparedItem): string => `${brandName} ${lineName}`;

const closedReason = ({ availability, rear }: ComparedItem): string | undefined => {
  if (availability.state === 'discontinued' || rear?.availability.state === 'discontinued')
    return 'No longer made';
  const isShort =
    rear === null
      ? availability.quantity === 0
      : Math.min(availability.quantity, rear.availability.quantity) < 2;
  return isShort ? 'Currently out of stock' : undefined;
};

const Picture = ({ item, comparison }: { item: ComparedItem; comparison: Comparison }) => (
  <div className={styles.picture}>
    <TileImage
      src={tirePicture(item.imageKey, 'hero', true)}
      alt=""
      width={480}
      height={480}
      ratio="1 / 0.62"
      isDimmed={item.availability.quantity === 0}
    />
    <form action={removeCompared} data-print="hide">
      <input type="hidden" name="tires" value={comparisonText(comparison)} />
      <input type="hidden" name="tire" value={comparisonText([comparedTireOf(item)])} />
      <button type="submit" className={styles.remove} aria-label={`Remove ${nameOf(item)}`}>
        <X size={18} strokeWidth={2} aria-hidden="true" />
      </button>
    </form>
  </div>
);

const WholePrice = ({ item }: { item: ComparedItem }) => {
  const { outTheDoor, rear } = item;
  if (outTheDoor !== null) {
    return (
      <p>
        <b>{formatMoney(outTheDoor.totalInCents)}</b>
        <span>out the door · {doorContext(outTheDoor)}</span>
      </p>
    );
  }
  return (
    <p>
      <b>{formatMoney(rear === null ? item.priceInCents : item.setPriceInCents)}</b>
      <span>{rear === null ? 'per tire' : '2 front, 2 rear'}</span>
    </p>
  );
};

const Price = ({ item }: { item: ComparedItem }) => (
  <div className={styles.price}>
    <WholePrice item={item} />
    <PriceNotes tire={item} />
  </div>
);

/** Pictures, and below them, kept visible, names, prices and the buy buttons. */
export const CompareHead = ({ items, comparison, pair, leading, BuyForm }: CompareHeadProps) => (
  <thead role="rowgroup" className={styles.head}>
    <tr role="row" className={styles.pictures}>
      <td role="cell" className={styles.corner} />
      {items.map((item, place) => (
        <td role="cell" key={item.tireId} data-pair={pair.includes(place) ? 'shown' : 'not'}>
          <Picture item={item} comparison={comparison} />
        </td>
      ))}
    </tr>
    <tr role="row" className={styles.names}>
      <th role="columnheader" scope="col" className={styles.corner}>
        <span className={styles.cornerWords}>Fact</span>
      </th>
      {items.map((item, place) => (
        <th
          role="columnheader"
          scope="col"
          key={item.tireId}
          data-pair={pair.includes(place) ? 'shown' : 'not'}
        >
          {items.length > 2 && (
            <Link
              href={`${compareHref(comparison)}&${pairParam(nextPair(pair, place, items.length))}`}
              className={styles.next}
              prefetch={false}
              replace
              scroll={false}
              data-print="hide"
            >
              {place + 1} of {items.length}
              <VisuallyHidden>, show the next tire in place of {nameOf(item)}</VisuallyHidden>
              <ChevronRight size={16} strokeWidth={2} aria-hidden="true" />
            </Link>
          )}
          <PageLink href={cardHref(item)} className={styles.name}>
            <small>{item.brandName} </small>
            {item.lineName}
          </PageLink>
          <Price item={item} />
          <BuyForm
            formKey={crypto.randomUUID()}
            tireId={item.tireId}
            rearTireId={item.rear?.tireId ?? null}
            name={nameOf(item)}
            quantity={item.rear === null ? Math.max(1, Math.min(SET, item.availability.quantity)) : SET}
            variant={place === leading ? 'cta' : 'ghost'}
            closedReason={closedReason(item)}
          />
        </th>
      ))}
    </tr>
  </thead>
);
