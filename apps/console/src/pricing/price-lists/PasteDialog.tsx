import { type EntriesSaved, type PriceListRow, savePriceEntries } from '@simpletread/contract';
import { useMemo, useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { FieldFault, type FieldErrors, formContract, TextControl } from '../../shell/form/index.js';
import { entryInput, type RowFields } from './grid-row.js';
import { type OutcomeRow, Outcomes } from './Outcomes.js';
import { pastedRows, type PastedRow } from './paste-rows.js';
import { type EntriesInput, usePriceListCalls } from './price-list-calls.js';

const MOST_ROWS = 1000;
const TOO_MANY = 'You can paste up to 1,000 rows at a time. Use a CSV import for more.';
const MOST_CHARACTERS = 1_000_000;

interface PasteDialogProps {
  readonly priceList: PriceListRow;
  readonly initial: string;
  readonly onTake: (rows: readonly RowFields[]) => void;
  readonly onClose: () => void;
}

/** Checks the readable rows as the server reads them. */
const contractOf = ({ version }: PriceListRow, pasted: readonly PastedRow[]) =>
  formContract<object, EntriesInput>({
    schema: savePriceEntries.body,
    inputOf: () => ({
      version,
      isDryRun: true,
      entries: pasted.flatMap(({ row }) => (row === null ? [] : [entryInput(row)])),
      removedIds: [],
    }),
    fieldOf: () => 'text',
    check: (): FieldErrors => (pasted.length > MOST_ROWS ? { text: TOO_MANY } : {}),
  });

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
  const attempt = useStaffAction({
    run: (input: EntriesInput, key) => data.savePriceEntries(priceList.id, input, key),
    reload: [],
    done: () => null,
  });
  const outcomes = attempt.last === undefined ? null : outcomesOf(pasted, attempt.last.output);
  const good = pasted.flatMap(({ row }, index) =>
    row !== null && outcomes?.[index]?.outcome !== 'refused' ? [row] : [],
  );
  return (
    <FormDialog
      title="Paste rows"
      confirm={outcomes === null ? 'Check rows' : `Add ${good.length} to the grid`}
      isBusy={attempt.isBusy || pasted.length === 0 || (outcomes !== null && good.length === 0)}
      error={attempt.error}
      contract={contractOf(priceList, pasted)}
      onSubmit={(input) => {
        if (outcomes === null) attempt.start(input);
        else onTake(good);
      }}
      isEdited={text.trim() !== ''}
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
          attempt.forget();
          setText(typed);
        }}
      />
      <FieldFault source="text" about={text} />
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
