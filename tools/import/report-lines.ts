import type { ImportReport } from './import-report.js';

const REJECTED_SHOWN = 50;

const count = (n: number, noun: string): string => `${n.toLocaleString('en-US')} ${noun}`;

const summary = (report: ImportReport): string =>
  [
    count(report.inserted, 'inserted'),
    count(report.changed, 'changed'),
    count(report.unchanged, 'unchanged'),
    ...(report.repeated > 0 ? [count(report.repeated, 'repeated')] : []),
    count(report.rejected.length, 'rejected'),
  ].join(', ');

const difference = (report: ImportReport): readonly string[] => [
  ...report.newKeys.map((newKey) => `  + ${newKey}`),
  ...report.changes.flatMap(({ key, columns }) => [
    `  ~ ${key}`,
    ...columns.map(({ name, before, after }) => `      ${name}: ${before} → ${after}`),
  ]),
];

const rejected = (report: ImportReport): readonly string[] => [
  ...report.rejected.slice(0, REJECTED_SHOWN).map(({ line, reason }) => `  line ${line}: ${reason}`),
  ...(report.rejected.length > REJECTED_SHOWN
    ? [`  … and ${report.rejected.length - REJECTED_SHOWN} more`]
    : []),
];

/** Returns an import's results line by line for a terminal; a dry run also lists the differences. */
export const reportLines = (report: ImportReport): readonly string[] => [
  `${report.kind}: ${summary(report)}${report.isDryRun ? ' (dry run, nothing was written)' : ''}`,
  ...(report.isDryRun ? difference(report) : []),
  ...rejected(report),
];
