import type { EntriesSaved, PriceListRow } from '@simpletread/contract';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { newIdempotencyKey } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { TextControl } from '../../shell/form/index.js';
import { entryInput, type RowFields } from './grid-row.js';
import { type OutcomeRow, Outcomes } from './Outcomes.js';
import { pastedRows, type PastedRow } from './paste-rows.js';
import { usePriceListCalls } from './price-list-calls.js';

const MOST_ROWS = 1000;
const MOST_CHARACTERS = 1_000_000;

interface PasteDialogProps {
  readonly priceList: PriceListRow;
  readonly initial: string;
  readonly onTake: (rows: readonly RowFields[]) => void;
  readonly onClose: () => void;
}

/** Joins the server's answers for readable rows with the problems of the others. */
const outcomesOf = (pasted: readonly PastedRow[], tried: EntriesSaved): OutcomeRow[] => {
  const readable = pasted.filter(({ row }) => row !== null);
  return pasted.map((each) => {
    const told = tried.rows.find(({ row }) => row === readable.indexOf(each));
    const { line, text } = each;
    return told === undefined || each.row === null
      ? { line, text, outcome: 'refused', problem: each.problem }
      : { line, text, outcome: told.outcome, problem: told.problem };
  });
};

/** Rows of a spreadsheet on their way into the grid: each is tried at the server first, and nothing is saved. */
export const PasteDialog = ({ priceList, initial, onTake, onClose }: PasteDialogProps) => {
  const data = usePriceListCalls();
  const [text, setText] = useState(initial);
  const pasted = useMemo(() => pastedRows(text), [text]);
  const attempt = useMutation({
    mutationFn: (rows: readonly RowFields[]) =>
      data.savePriceEntries(
        priceList.id,
        { version: priceList.version, isDryRun: true, entries: rows.map(entryInput), removedIds: [] },
        newIdempotencyKey(),
      ),
  });
  const outcomes = attempt.data === undefined ? null : outcomesOf(pasted, attempt.data);
  const good = pasted.flatMap(({ row }, index) =>
    row !== null && outcomes?.[index]?.outcome !== 'refused' ? [row] : [],
  );
  const isTooMuch = pasted.length > MOST_ROWS;
  return (
    <FormDialog
      title="Paste rows"
      confirm={outcomes === null ? 'Check rows' : `Add ${good.length} to the grid`}
      isBusy={
        attempt.isPending || pasted.length === 0 || isTooMuch || (outcomes !== null && good.length === 0)
      }
      error={
        isTooMuch
          ? 'You can paste up to 1,000 rows at a time. Use a CSV import for more.'
          : (attempt.error?.message ?? null)
      }
      onSubmit={() => {
        if (outcomes === null) attempt.mutate(pasted.flatMap(({ row }) => (row === null ? [] : [row])));
        else onTake(good);
      }}
      onClose={onClose}
    >
      <p>
        Scope: tire, line, size, brand, category or all. Key: its name in the shop, such as Goodyear. Rule:
        fixed (Price $), percentOff (% off) or amountOff ($ off). Times are Eastern, such as 12/1/2026 14:30.
        A date without a time means midnight.
      </p>
      <TextControl
        label="Columns: scope, key, min_tires, rule, value, starts_at, ends_at. Include the header row if your order differs."
        rows={outcomes === null ? 8 : 3}
        maxLength={MOST_CHARACTERS}
        spellCheck={false}
        isFirst
        value={text}
        onChange={(typed) => {
          attempt.reset();
          setText(typed);
        }}
      />
      {outcomes === null ? (
        <p role="status">
          {pasted.length} rows, {pasted.filter(({ row }) => row === null).length} with errors. Nothing is
          saved yet.
        </p>
      ) : (
        <Outcomes rows={outcomes} />
      )}
    </FormDialog>
  );
};
