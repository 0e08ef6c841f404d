import type { AdminCase } from '@simpletread/contract';
import {
  type CasePlan,
  type CasePriority,
  casePriorityLabel,
  type CaseRefusal,
  checkFilled,
  fillPlaceholders,
  isAboutOrder,
  planCaseRun,
} from '@simpletread/domain';

import type { CsvColumn } from '../../../shell/list/index.js';

/** One change for the selected cases, as it was chosen. */
export interface CaseOrder {
  /** Undefined to leave owners as they are, null to unassign. */
  readonly owner?: { readonly staffId: string; readonly name: string } | null;
  readonly priority?: CasePriority;
  readonly tags: readonly string[];
  /** Shown to staff only. */
  readonly note: string | null;
  /** The words of a saved reply. */
  readonly reply: string | null;
  readonly isSolved: boolean;
}

type Fits = Extract<CasePlan, { readonly refusal: null }>;

/** A case of a run: its plan, or why it has none, and what became of it. */
export interface CaseRunRow {
  readonly record: AdminCase;
  readonly plan: Fits | null;
  readonly refusal: string | null;
  /** The answer that this case gets. */
  readonly text: string | null;
  readonly result: 'waiting' | 'done' | 'partly' | 'refused' | 'unanswered' | 'undone';
  /** As it is after the run, also if only a part of it was done. */
  readonly after: AdminCase | null;
}

const REFUSALS: Readonly<Record<CaseRefusal, string>> = {
  closed: 'This case is closed.',
  noAddress: 'There is no email address or phone number to answer.',
  tagsFull: 'This case would have more than 8 tags.',
  unchanged: 'Nothing would change.',
};

const refused = (record: AdminCase, refusal: string): CaseRunRow => ({
  ...{ record, plan: null, refusal, text: null, result: 'refused', after: null },
});

/** Returns a case of a run as it is previewed. */
export const caseRunRow = (record: AdminCase, run: CaseOrder): CaseRunRow => {
  const { reply } = run;
  if (reply !== null && record.values.orderNumber === null && isAboutOrder(reply))
    return refused(record, 'The saved reply is about an order, and this case has none.');
  const text = reply === null ? null : fillPlaceholders(reply, record.values);
  if (text !== null && !checkFilled(text).ok)
    return refused(record, 'A placeholder of the saved reply has no value here.');
  const plan = planCaseRun(
    { ...record, ownerId: record.owner?.staffId ?? null, hasAddress: record.answerBy.length > 0 },
    {
      ...(run.owner === undefined ? {} : { ownerId: run.owner?.staffId ?? null }),
      ...(run.priority === undefined ? {} : { priority: run.priority }),
      ...{ tags: run.tags, isNoted: run.note !== null, isAnswered: text !== null, isSolved: run.isSolved },
    },
  );
  if (plan.refusal !== null) return refused(record, REFUSALS[plan.refusal]);
  return { record, plan, refusal: null, text, result: 'waiting', after: null };
};

/** Returns the effects of a row in words: `Owner Lena Schultz. Priority high. Solved.` */
const effectsOf = ({ plan, record }: CaseRunRow, { owner }: CaseOrder): string => {
  if (plan === null) return '';
  const { ownerId, priority, tags } = plan.change;
  return [
    ...(ownerId === undefined ? [] : [owner ? `Owner ${owner.name}` : 'Unassigned']),
    ...(priority === undefined ? [] : [`Priority ${casePriorityLabel(priority).toLowerCase()}`]),
    ...(tags === undefined ? [] : [`Tagged ${tags.filter((tag) => !record.tags.includes(tag)).join(', ')}`]),
    ...(plan.isNoted ? ['Note added'] : []),
    ...(plan.isAnswered ? [record.answerBy[0] === 'text' ? 'Answered by text' : 'Answered by email'] : []),
    ...(plan.isSolved ? ['Solved'] : []),
  ].join('. ');
};

/** Returns what a row changes or has changed, or why it doesn’t. */
export const caseRunDetail = (row: CaseRunRow, run: CaseOrder): string => {
  if (row.result === 'unanswered') return 'It may have been changed. Run it again: nothing is done twice.';
  if (row.result === 'partly') return `Only partly done: ${row.refusal ?? ''}`;
  return row.refusal ?? effectsOf(row, run);
};

const RESULTS = {
  waiting: 'Will change',
  done: 'Done',
  partly: 'Partly done',
  refused: 'Refused',
  unanswered: 'No answer',
  undone: 'Undone',
} as const;

/** Returns the result of a row in a word. */
export const caseRunResult = ({ result }: CaseRunRow): string => RESULTS[result];

/** The results of a run as a file. */
export const caseRunCsv = (run: CaseOrder): readonly CsvColumn<CaseRunRow>[] => [
  { label: 'Case', value: ({ record }) => record.caseNumber },
  { label: 'Result', value: caseRunResult },
  { label: 'Details', value: (row) => caseRunDetail(row, run) },
];

/** Returns the count of each result: `3 done, 1 refused`. */
export const caseRunCounts = (rows: readonly CaseRunRow[]): string =>
  (['done', 'partly', 'undone', 'refused', 'unanswered', 'waiting'] as const)
    .map((result) => [result, rows.filter((row) => row.result === result).length] as const)
    .filter(([, count]) => count > 0)
    .map(
      ([result, count]) => `${count} ${result === 'waiting' ? 'not changed' : RESULTS[result].toLowerCase()}`,
    )
    .join(', ');
