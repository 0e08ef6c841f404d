import type { EntriesSaved, PriceListRow } from '@simpletread/contract';
import { useEffect, useReducer, useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { useCan } from '../../shell/auth/index.js';
import { useWarnOnLeave } from '../../shell/leave/index.js';
import { useShortcuts } from '../../shell/shortcuts/index.js';
import { type EntriesInput, usePriceListCalls } from './price-list-calls.js';
import { SaveBar, StaleNote } from '../../shell/form/index.js';
import { changedRows, editGrid, entriesInput, type GridEdits, gridOf } from './grid-edits.js';
import { type GridRow, rowProblem } from './grid-row.js';
import { PriceGrid } from './PriceGrid.js';
import styles from './PriceLists.module.css';

const MOST_CHANGES = 1000;
const NONE: ReadonlyMap<string, string> = new Map();

interface PriceEntriesProps {
  readonly priceList: PriceListRow;
  /** As the server has them. */
  readonly rows: readonly GridRow[];
  readonly onDirty: (isDirty: boolean) => void;
}

interface Sending {
  readonly sent: GridEdits;
  readonly input: EntriesInput;
}

/** Returns the problems of changed rows that need no server to find. */
const ownProblems = (grid: GridEdits): Map<string, string> =>
  new Map(
    changedRows(grid).flatMap((row): [string, string][] => {
      const problem = rowProblem(row);
      return problem === null ? [] : [[row.key, problem]];
    }),
  );

const problemsBySku = (grid: GridEdits, saved: EntriesSaved | undefined): ReadonlyMap<string, string> => {
  if (saved === undefined || saved.isApplied) return NONE;
  const sent = changedRows(grid);
  return new Map(
    saved.rows.flatMap(({ row, problem }): [string, string][] => {
      const key = sent[row]?.key;
      return problem === null || key === undefined ? [] : [[key, problem]];
    }),
  );
};

const textOf = (rows: readonly GridRow[]): string => JSON.stringify(rows);

/** The grid with its edits: all are saved in one call, or none. */
export const PriceEntries = ({ priceList, rows, onDirty }: PriceEntriesProps) => {
  const can = useCan();
  const data = usePriceListCalls();
  const [grid, edit] = useReducer(editGrid, rows, gridOf);
  const [version, setVersion] = useState(priceList.version);
  const [found, setFound] = useState(NONE);
  /** The answer whose rows the grid has gone on from. */
  const [taken, setTaken] = useState<EntriesSaved | null>(null);
  const changes = changedRows(grid).length + grid.now.removedIds.length;
  const isDirty = changes > 0;
  const isStale = textOf(rows) !== textOf(grid.saved);
  const load = (): void => {
    edit({ kind: 'load', rows });
    setVersion(priceList.version);
  };
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  useWarnOnLeave(isDirty);
  const save = useStaffAction({
    run: ({ input }: Sending, key) => data.savePriceEntries(priceList.id, input, key),
    intentOf: ({ input }) => input,
    reload: ['price-lists', 'price-entries', 'history'],
    done: ({ isApplied }) => (isApplied ? 'Prices saved.' : null),
    onDone: (saved, { sent }) => setFound(problemsBySku(sent, saved)),
  });
  const { output: reply, input: sending } = save.last ?? {};
  // The answer may be here before what it made is read.
  const isSaved =
    reply?.isApplied === true && reply !== taken && priceList.version >= reply.priceList.version;
  // Nothing of this person's is lost by what the server has: it is taken over at once.
  if (!isDirty || isSaved) {
    if (isSaved && sending !== undefined) {
      edit({ kind: 'goOn', sent: sending.sent.now, rows });
      setTaken(reply);
    } else if (isStale) edit({ kind: 'load', rows });
    if (version !== priceList.version) setVersion(priceList.version);
  }
  const isBusy = save.isBusy || (reply?.isApplied === true && reply !== taken);
  const start = (): void => {
    const own = ownProblems(grid);
    setFound(own);
    if (own.size === 0 && changes <= MOST_CHANGES && !isBusy)
      save.start({ sent: grid, input: entriesInput(grid, version, false) });
  };
  const undo = (): void => edit({ kind: 'undo' });
  useShortcuts([{ keys: 'z', label: 'Undo the last edit', group: 'Lists', run: undo }]);
  const problem =
    changes > MOST_CHANGES
      ? 'You can save up to 1,000 changes at a time. Use a CSV import for more.'
      : found.size > 0
        ? `${found.size} ${found.size === 1 ? 'row has an error' : 'rows have errors'}. Nothing was saved.`
        : save.error;
  return (
    <div className={styles.entries}>
      {isStale && isDirty && !isBusy && (
        <StaleNote onLoad={load} onKeep={() => setVersion(priceList.version)} />
      )}
      <PriceGrid
        priceList={priceList}
        grid={grid}
        isReadOnly={!can('pricing.change') || priceList.state === 'archived'}
        problems={found}
        onEdit={(change) => {
          if (!isBusy) save.forget();
          setFound(NONE);
          edit(change);
        }}
      />
      {isDirty && (
        <SaveBar
          words={problem ?? `${changes} unsaved ${changes === 1 ? 'change' : 'changes'}`}
          isWrong={problem !== null}
          save="Save prices"
          isBusy={isBusy}
          onSave={start}
          onUndo={undo}
          onDiscard={load}
        />
      )}
    </div>
  );
};
