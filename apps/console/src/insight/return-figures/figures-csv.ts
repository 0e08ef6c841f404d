import {
  contactReasonText,
  figurePeriodText,
  type FigurePeriod,
  formatMoney,
  returnReasonText,
} from '@simpletread/domain';

import { csvOf } from '../../shell/list/index.js';
import { shareText } from './figure-text.js';
import type { ReturnFigures } from './return-figure-calls.js';

type Row = readonly (string | number)[];

const WIDTH = 5;

const table = (title: string, head: Row, rows: readonly Row[]): Row[] => [[], [title], head, ...rows];

const summaryRows = (figures: ReturnFigures): Row[] => [
  ['Returns requested', figures.returns],
  ['Tires in these returns', figures.tires],
  ['Tires delivered', figures.delivered.delivered],
  ['Delivered tires returned', figures.delivered.returned],
  ['Answers due', figures.answers.due],
  ['Answered within 24 hours', figures.answers.kept],
  ['Refunds due', figures.refunds.due],
  ['Refunded within 48 hours', figures.refunds.kept],
  ['Median hours from receipt to refund', figures.medianRefundHours ?? ''],
  ['Refunded', formatMoney(figures.refundedInCents)],
  ['Handling kept', formatMoney(figures.handlingInCents)],
  ['Handling waived', formatMoney(figures.waivedInCents)],
];

const rateRow = (name: string, { delivered, returned }: { delivered: number; returned: number }): Row => [
  name,
  delivered,
  returned,
  shareText(returned, delivered),
];

/** The figures as one CSV file, a table below the other. */
export const figuresCsv = (period: FigurePeriod, figures: ReturnFigures): string => {
  const rows: Row[] = [
    ['Period', figurePeriodText(period)],
    ['As of', figures.asOf],
    ...summaryRows(figures),
    ...table(
      'What customers ask for',
      ['Request', 'Requests', 'Without an agent'],
      figures.contacts.map(({ reason, requests, byThemselves }) => [
        contactReasonText(reason),
        requests,
        byThemselves,
      ]),
    ),
    ...table(
      'Why buyers cancel',
      ['Reason', 'Orders'],
      figures.cancellations.map(({ reason, orders }) => [reason, orders]),
    ),
    ...table(
      'Reasons',
      ['Reason', 'Returns', 'Tires', 'Refunded'],
      figures.byReason.map(({ reason, returns, tires, refundedInCents }) => [
        returnReasonText(reason),
        returns,
        tires,
        formatMoney(refundedInCents),
      ]),
    ),
    ...table(
      'By week',
      ['Week of', 'Returns'],
      figures.byWeek.map(({ monday, returns }) => [monday, returns]),
    ),
    ...table(
      'Most returned tires',
      ['Tire', 'Delivered', 'Returned', 'Rate'],
      figures.byLine.map((line) => rateRow(`${line.brandName} ${line.lineName}`, line)),
    ),
    ...table(
      'Shops',
      ['Shop', 'Delivered', 'Returned', 'Rate'],
      figures.byShop.map((shop) => rateRow(`${shop.name}, ${shop.place}`, shop)),
    ),
    ...table(
      'Warehouses',
      ['Warehouse', 'Received', 'Restocked', 'Scrapped', 'Not accepted'],
      figures.byWarehouse.map(({ place, received, restocked, scrapped, refused }) => [
        place,
        received,
        restocked,
        scrapped,
        refused,
      ]),
    ),
  ];
  const columns = Array.from({ length: WIDTH }, (_, index) => ({
    label: index === 0 ? 'Return figures' : '',
    value: (row: Row) => row[index] ?? '',
  }));
  return csvOf(columns, rows);
};
