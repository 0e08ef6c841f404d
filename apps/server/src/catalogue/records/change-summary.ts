import { cellOf, type ChangeSet, formatRate, ownValue, ratePpm, type RecordForm } from '@simpletread/domain';

import type { ChangedRow } from './change.repository.js';

/** The effect of a change set in words: "Price 2.5% higher, Status: discontinued". */
export const changeSummary = ({ fields }: RecordForm, change: ChangeSet): string =>
  fields
    .flatMap((field) => {
      const each = ownValue(change, field.name);
      if (each === undefined) return [];
      if (each.kind === 'set') {
        const cell = cellOf(field, each.value);
        return [`${field.label}: ${cell === '' ? 'nothing' : cell}`];
      }
      const rate = formatRate(ratePpm(Math.abs(each.ratePpm)));
      return [`${field.label} ${rate} ${each.ratePpm < 0 ? 'lower' : 'higher'}`];
    })
    .join(', ');

/** The effect of an imported table in words. */
export const importSummary = ({ nouns }: RecordForm, rows: readonly ChangedRow[]): string => {
  const added = rows.filter(({ before }) => before === null).length;
  const removed = rows.filter(({ after }) => after === null).length;
  const parts = [
    [added, 'added'],
    [rows.length - added - removed, 'changed'],
    [removed, 'removed'],
  ] as const;
  const words = parts.flatMap(([count, verb]) => (count === 0 ? [] : [`${count} ${verb}`]));
  return `A table of ${nouns}: ${words.join(', ')}`;
};
