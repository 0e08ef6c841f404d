import type { ProductReply, TireVariant } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { ChevronDown } from 'lucide-react';
import { productHref } from '../../../shell/paths';
import { PageLink } from '../../../shell/controls';
import styles from './SizeSelect.module.css';

interface SizeSelectProps {
  readonly brandSlug: string;
  readonly lineSlug: string;
  readonly sizes: readonly TireVariant[];
  readonly selected: TireVariant | null;
  /** Sizes that may go on the shopper's vehicle; null if that isn't known. */
  readonly fitting: ProductReply['fittingSizes'];
  /** `2019 CR-V`. */
  readonly vehicle: string | undefined;
}

const rimOf = (code: string): string => /(\d{2}(?:\.5)?)(?:LT|C)?$/.exec(code)?.[1] ?? '';

const byRim = (sizes: readonly TireVariant[]): [string, TireVariant[]][] => {
  const groups = new Map<string, TireVariant[]>();
  for (const size of sizes)
    groups.set(rimOf(size.sizeCode), [...(groups.get(rimOf(size.sizeCode)) ?? []), size]);
  return [...groups].sort(([a], [b]) => Number(a) - Number(b));
};

type Listed = Pick<SizeSelectProps, 'brandSlug' | 'lineSlug' | 'selected'>;

const hrefOf = (line: Omit<Listed, 'selected'>, size: TireVariant, rear: TireVariant | null): string => {
  const href = productHref({ ...line, itemNumber: size.itemNumber });
  return rear === null ? href : `${href}?rear=${rear.itemNumber}`;
};

const SizeLink = ({
  size,
  rear = null,
  brandSlug,
  lineSlug,
  selected,
}: Listed & { readonly size: TireVariant; readonly rear?: TireVariant | null }) => (
  <li>
    <PageLink
      href={hrefOf({ brandSlug, lineSlug }, size, rear)}
      aria-current={size.itemNumber === selected?.itemNumber ? 'page' : undefined}
      className={styles.size}
    >
      <span className="t-size">{size.sizeCode}</span>
      <span className={styles.service}>
        {rear === null
          ? `${size.serviceDescription}${size.isExtraLoad ? ' XL' : ''}${size.isRunFlat ? ' run flat' : ''}`
          : `front, ${rear.sizeCode} rear`}
      </span>
      <span className={styles.price}>
        {size.availability.quantity === 0 ? 'Out of stock' : formatMoney(size.priceInCents)}
      </span>
    </PageLink>
  </li>
);

/** The sizes for the shopper's vehicle, above all others. */
const FittingSizes = ({ sizes, fitting, vehicle, ...listed }: SizeSelectProps) => {
  if (fitting === null || vehicle === undefined) return null;
  const byItem = new Map(sizes.map((size) => [size.itemNumber, size]));
  const shown = fitting.flatMap(({ item, rearItem }) => {
    const size = byItem.get(item);
    return size === undefined
      ? []
      : [{ size, rear: rearItem === null ? null : (byItem.get(rearItem) ?? null) }];
  });
  if (shown.length === 0) return <p className={styles.rim}>No size fits your {vehicle}</p>;
  return (
    <div>
      <p className={styles.rim}>Fits your {vehicle}</p>
      <ul role="list">
        {shown.map(({ size, rear }) => (
          <SizeLink key={size.itemNumber} size={size} rear={rear} {...listed} />
        ))}
      </ul>
    </div>
  );
};

/** A line's sizes as links, folded under the shown one. Those that fit the shopper's vehicle come first. */
export const SizeSelect = (props: SizeSelectProps) => {
  const { sizes, selected, fitting, vehicle } = props;
  const listed = { brandSlug: props.brandSlug, lineSlug: props.lineSlug, selected };
  const isJudged = vehicle !== undefined && fitting !== null;
  const above = new Set(isJudged ? fitting.map(({ item }) => item) : []);
  return (
    <details className={styles.select} open={selected === null} data-inline={selected === null}>
      <summary className={styles.summary}>
        <span>
          <small>Size</small>
          {selected === null ? (
            <span>Select a tire size</span>
          ) : (
            <span className="t-size">
              {selected.sizeCode} {selected.serviceDescription}
            </span>
          )}
        </span>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <div className={styles.list}>
        <FittingSizes {...props} />
        {byRim(sizes.filter(({ itemNumber }) => !above.has(itemNumber))).map(([rim, group]) => (
          <div key={rim}>
            <p className={styles.rim}>{isJudged ? `Other sizes, ${rim} inch` : `${rim} inch`}</p>
            <ul role="list">
              {group.map((size) => (
                <SizeLink key={size.tireId} size={size} {...listed} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
};
