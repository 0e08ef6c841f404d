import { easternWallSecond, PRICE_ENTRY_SCOPES, type PriceRule } from '@simpletread/domain';
import { X } from 'lucide-react';

import { momentOf } from '../../shell/time/index.js';
import { Cell, moveByKey } from './Cell.js';
import type { GridRow, RowFields } from './grid-row.js';
import styles from './PriceLists.module.css';

export const SCOPE_WORDS = {
  tire: 'Tire',
  line: 'Line',
  size: 'Size',
  brand: 'Brand',
  category: 'Category',
  all: 'Everything',
} as const;

/** The keys, named as the shop shows them. */
const KEY_HINTS = {
  tire: 'Find a line or tire, above',
  line: 'Brand and line, as in the shop',
  size: '225/65R17',
  brand: 'Name, such as Goodyear',
  category: 'Name, such as All Season',
  all: '',
} as const;

const RULES = [
  ['fixed', 'Price $'],
  ['percentOff', '% off'],
  ['amountOff', '$ off'],
] as const satisfies readonly (readonly [PriceRule['kind'], string])[];

interface GridLineProps {
  readonly row: GridRow;
  readonly index: number;
  readonly isReadOnly: boolean;
  /** New or changed, and not saved. */
  readonly mark: 'new' | 'changed' | null;
  readonly problem: string | null;
  readonly onChange: (change: Partial<RowFields>) => void;
  readonly onRemove: () => void;
}

/** A price of the grid, one cell for each thing that can be said of it. */
export const GridLine = ({ row, index, isReadOnly, mark, problem, onChange, onRemove }: GridLineProps) => {
  const at = (column: number) => ({ row: index, column });
  const keys = (column: number) => ({
    'data-row': index,
    'data-column': column,
    disabled: isReadOnly,
  });
  return (
    <>
      <tr data-mark={mark} aria-invalid={problem !== null}>
        <td>
          <select
            aria-label="Scope"
            {...keys(0)}
            value={row.scope}
            onKeyDown={(event) => moveByKey(event, at(0))}
            onChange={({ target }) => {
              const scope = PRICE_ENTRY_SCOPES.find((one) => one === target.value) ?? 'all';
              onChange({ scope, about: scope === row.scope ? row.about : '' });
            }}
          >
            {PRICE_ENTRY_SCOPES.map((scope) => (
              <option key={scope} value={scope}>
                {SCOPE_WORDS[scope]}
              </option>
            ))}
          </select>
        </td>
        <td className={styles.about}>
          <Cell
            label="Applies to"
            place={at(1)}
            value={row.about}
            list={`about-${row.scope}`}
            hint={KEY_HINTS[row.scope]}
            disabled={isReadOnly || row.scope === 'all'}
            onCommit={(about) => onChange({ about })}
          />
          {row.scope !== 'all' && row.label !== null && row.label !== row.about && (
            <span className={styles.named}>{row.label}</span>
          )}
        </td>
        <td>
          <Cell
            label="Min. tires"
            place={at(2)}
            isFigure
            value={row.minTires}
            disabled={isReadOnly}
            onCommit={(minTires) => onChange({ minTires })}
          />
        </td>
        <td>
          <select
            aria-label="Rule"
            {...keys(3)}
            value={row.rule}
            onKeyDown={(event) => moveByKey(event, at(3))}
            onChange={({ target }) =>
              onChange({ rule: RULES.find(([rule]) => rule === target.value)?.[0] ?? 'percentOff' })
            }
          >
            {RULES.map(([rule, label]) => (
              <option key={rule} value={rule}>
                {label}
              </option>
            ))}
          </select>
        </td>
        <td>
          <Cell
            label="Value"
            place={at(4)}
            isFigure
            value={row.value}
            disabled={isReadOnly}
            onCommit={(value) => onChange({ value })}
          />
        </td>
        {(['startsAt', 'endsAt'] as const).map((field, part) => (
          <td key={field}>
            <input
              type="datetime-local"
              step={1}
              aria-label={field === 'startsAt' ? 'Starts (ET)' : 'Ends (ET)'}
              {...keys(5 + part)}
              value={row[field] === null ? '' : easternWallSecond(new Date(row[field]))}
              onKeyDown={(event) => moveByKey(event, at(5 + part))}
              onChange={({ target }) => onChange({ [field]: momentOf(target.value)?.toISOString() ?? null })}
            />
          </td>
        ))}
        <td className={styles.last}>
          {!isReadOnly && (
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove row ${index + 1}`}
              onClick={onRemove}
            >
              <X size={15} aria-hidden="true" />
            </button>
          )}
        </td>
      </tr>
      {problem !== null && (
        <tr>
          <td colSpan={8} className={styles.problem} role="alert">
            {problem}
          </td>
        </tr>
      )}
    </>
  );
};
