import {
  type FigurePeriod,
  figurePeriodText,
  formatMoney,
  lostReasonLabel,
  requestSourceLabel,
} from '@simpletread/domain';

import { csvOf } from '../../shell/list/index.js';
import type { SalesFigures } from './sales-figure-calls.js';

type Row = readonly (string | number)[];
type Outcome = Pick<SalesFigures, 'requests' | 'won' | 'lost' | 'wonInCents'>;

const WIDTH = 5;
const HEAD: Row = ['Name', 'Requests', 'Won', 'Lost', 'Won value'];

const outcomeRow = (name: string, { requests, won, lost, wonInCents }: Outcome): Row => [
  ...[name, requests, won, lost, formatMoney(wonInCents)],
];

const table = (title: string, head: Row, rows: readonly Row[]): Row[] => [[], [title], head, ...rows];

/** The figures as one CSV file, a table below the other. */
export const salesCsv = (period: FigurePeriod, figures: SalesFigures): string => {
  const rows: Row[] = [
    ['Period', figurePeriodText(period)],
    ['As of', figures.asOf],
    HEAD,
    outcomeRow('All', figures),
    ...table(
      'By representative',
      HEAD,
      figures.byRep.map((row) => outcomeRow(row.name ?? 'Unassigned', row)),
    ),
    ...table(
      'By source',
      HEAD,
      figures.bySource.map((row) => outcomeRow(requestSourceLabel(row.source), row)),
    ),
    ...table(
      'Why requests are lost',
      ['Reason', 'Requests', 'Quoted value'],
      figures.byReason.map((row) => [
        lostReasonLabel(row.reason),
        row.requests,
        formatMoney(row.valueInCents),
      ]),
    ),
    ...table(
      'Forecast',
      ['State', 'Open requests', 'Quoted value', 'Weight in percent', 'Expected'],
      figures.forecast.map((row) => [
        ...[row.state, row.requests, formatMoney(row.valueInCents)],
        ...[row.percent, formatMoney(row.expectedInCents)],
      ]),
    ),
  ];
  const columns = Array.from({ length: WIDTH }, (_, index) => ({
    label: index === 0 ? 'Sales figures' : '',
    value: (row: Row) => row[index] ?? '',
  }));
  return csvOf(columns, rows);
};
