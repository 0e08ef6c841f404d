import Button from '@mui/material/Button';
import type { PriceListRow } from '@simpletread/contract';
import { ClipboardPaste, Plus, Search } from 'lucide-react';
import { useState } from 'react';

import { Panel } from '../../shell/detail/index.js';
import { TextControl } from '../../shell/form/index.js';
import { useReference } from '../../catalogue/index.js';
import { FindKeyDialog } from './FindKeyDialog.js';
import { changedRows, type GridEdit, type GridEdits } from './grid-edits.js';
import { GridLine } from './GridLine.js';
import type { GridRow } from './grid-row.js';
import { PasteDialog } from './PasteDialog.js';
import styles from './PriceLists.module.css';

const PAGE = 50;
const HEADS = ['Scope', 'Applies to', 'Min. tires', 'Rule', 'Value', 'Starts (ET)', 'Ends (ET)', ''] as const;
const LISTED = ['brand', 'category', 'size'] as const;

interface PriceGridProps {
  readonly priceList: PriceListRow;
  readonly grid: GridEdits;
  readonly onEdit: (edit: GridEdit) => void;
  readonly isReadOnly: boolean;
  /** By row key. */
  readonly problems: ReadonlyMap<string, string>;
}

/** Completions for the cells of brands, categories and sizes. */
const Suggestions = ({ kind }: { readonly kind: (typeof LISTED)[number] }) => (
  <datalist id={`about-${kind}`}>
    {useReference(kind).options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </datalist>
);

const holds = ({ scope, about, label }: GridRow, text: string): boolean =>
  `${scope} ${about} ${label ?? ''}`.toLowerCase().includes(text.trim().toLowerCase());

const newKey = (): string => crypto.randomUUID();

/** The prices of a list, to be typed or pasted like a spreadsheet. */
export const PriceGrid = ({ priceList, grid, onEdit, isReadOnly, problems }: PriceGridProps) => {
  const [text, setText] = useState('');
  const [page, setPage] = useState(0);
  const [pasted, setPasted] = useState<string | null>(null);
  const [isFinding, setFinding] = useState(false);
  const changed = new Set(changedRows(grid).map(({ key }) => key));
  // A row with an error stays visible in every search.
  const rows = grid.now.rows.filter((row) => problems.has(row.key) || holds(row, text));
  const pages = Math.max(1, Math.ceil(rows.length / PAGE));
  const current = Math.min(page, pages - 1);
  return (
    <Panel
      title="Prices"
      extra={
        isReadOnly ? undefined : (
          <div className={styles.actions}>
            <Button
              startIcon={<Plus size={15} aria-hidden="true" />}
              onClick={() => onEdit({ kind: 'add', key: newKey() })}
            >
              Add a row
            </Button>
            <Button startIcon={<Search size={15} aria-hidden="true" />} onClick={() => setFinding(true)}>
              Find a line or tire
            </Button>
            <Button startIcon={<ClipboardPaste size={15} aria-hidden="true" />} onClick={() => setPasted('')}>
              Paste rows
            </Button>
          </div>
        )
      }
    >
      <div className={styles.tools}>
        <TextControl
          label="Search these prices"
          isLabelHidden
          type="search"
          placeholder="Search these prices"
          value={text}
          onChange={setText}
        />
        <span>{rows.length === 1 ? '1 price' : `${rows.length} prices`}</span>
        {pages > 1 && (
          <span className={styles.pages}>
            <Button disabled={current === 0} onClick={() => setPage(current - 1)}>
              Previous
            </Button>
            {current + 1} of {pages}
            <Button disabled={current === pages - 1} onClick={() => setPage(current + 1)}>
              Next
            </Button>
          </span>
        )}
      </div>
      {LISTED.map((kind) => (
        <Suggestions key={kind} kind={kind} />
      ))}
      <div className={styles.scroll} role="group" aria-label="Prices" tabIndex={0}>
        <table
          className={styles.grid}
          aria-label="Prices"
          onPaste={(event) => {
            const clip = event.clipboardData.getData('text/plain');
            if (isReadOnly || !/[\t\n]/.test(clip.trim())) return;
            event.preventDefault();
            setPasted(clip);
          }}
        >
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {head === '' ? <span className={styles.hidden}>Remove</span> : head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(current * PAGE, (current + 1) * PAGE).map((row, index) => (
              <GridLine
                key={row.key}
                row={row}
                index={index}
                isReadOnly={isReadOnly}
                mark={changed.has(row.key) ? (row.id === null ? 'new' : 'changed') : null}
                problem={problems.get(row.key) ?? null}
                onChange={(change) => onEdit({ kind: 'change', key: row.key, change })}
                onRemove={() => onEdit({ kind: 'remove', key: row.key })}
              />
            ))}
          </tbody>
        </table>
        {rows.length === 0 && (
          <p className={styles.none}>
            {text === '' ? 'No prices yet. Type or paste them, or import a CSV file.' : 'No matches.'}
          </p>
        )}
      </div>
      {pasted !== null && (
        <PasteDialog
          priceList={priceList}
          initial={pasted}
          onTake={(taken) => {
            onEdit({ kind: 'take', rows: taken, keyOf: newKey });
            setPasted(null);
          }}
          onClose={() => setPasted(null)}
        />
      )}
      {isFinding && (
        <FindKeyDialog
          onTake={(taken) => {
            onEdit({ kind: 'take', rows: taken, keyOf: newKey });
            setFinding(false);
          }}
          onClose={() => setFinding(false)}
        />
      )}
    </Panel>
  );
};
