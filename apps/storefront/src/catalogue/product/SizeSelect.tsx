import type { TireVariant } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { ChevronDown } from 'lucide-react';
import { productHref } from '../../shell/paths';
import { PageLink } from '../../shell/controls';
import styles from './SizeSelect.module.css';

interface SizeSelectProps {
  readonly brandSlug: string;
  readonly lineSlug: string;
  readonly sizes: readonly TireVariant[];
  readonly selected: TireVariant | null;
}

const rimOf = (code: string): string => /(\d{2}(?:\.5)?)(?:LT|C)?$/.exec(code)?.[1] ?? '';

const byRim = (sizes: readonly TireVariant[]): [string, TireVariant[]][] => {
  const groups = new Map<string, TireVariant[]>();
  for (const size of sizes)
    groups.set(rimOf(size.sizeCode), [...(groups.get(rimOf(size.sizeCode)) ?? []), size]);
  return [...groups].sort(([a], [b]) => Number(a) - Number(b));
};

/** A line's sizes as links, folded under the shown one. */
export const SizeSelect = ({ brandSlug, lineSlug, sizes, selected }: SizeSelectProps) => (
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
      {byRim(sizes).map(([rim, group]) => (
        <div key={rim}>
          <p className={styles.rim}>{rim} inch</p>
          <ul role="list">
            {group.map((size) => (
              <li key={size.tireId}>
                <PageLink
                  href={productHref({ brandSlug, lineSlug, itemNumber: size.itemNumber })}
                  aria-current={size.itemNumber === selected?.itemNumber ? 'page' : undefined}
                  className={styles.size}
                >
                  <span className="t-size">{size.sizeCode}</span>
                  <span className={styles.service}>
                    {size.serviceDescription}
                    {size.isExtraLoad ? ' XL' : ''}
                    {size.isRunFlat ? ' run flat' : ''}
                  </span>
                  <span className={styles.price}>
                    {size.availability.quantity === 0 ? 'Out of stock' : formatMoney(size.priceInCents)}
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </details>
);
