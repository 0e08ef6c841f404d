import type { Sample } from '../load/sample.js';
import { cpuSum, type Measured } from '../measure.js';
import type { Scenario } from '../scenarios/index.js';
import { figure, percent } from './figures.js';
import { table } from './table.js';
import { verdict } from './verdict.js';

export interface ScenarioResult {
  readonly scenario: Scenario;
  readonly measured: Measured;
}

const HEAD = [
  'what',
  'most/s',
  'limit/s',
  'of limit',
  'CPU ms: server',
  'PostgreSQL',
  'sum',
  '× empty',
  'at/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'empty p99',
  'errors',
];

const failures = (...samples: Sample[]): number =>
  samples.flatMap(({ errors }) => [...errors.values()]).reduce((sum, count) => sum + count, 0);

const row = (
  name: string,
  { max, open, openPerSecond, emptyOpen, cpuMs, emptyMs, limitPerSecond }: Measured,
): string[] => [
  name,
  figure(max.perSecond),
  figure(limitPerSecond),
  percent(max.perSecond / limitPerSecond),
  figure(cpuMs.serverMs),
  figure(cpuMs.databaseMs),
  figure(cpuSum(cpuMs)),
  figure(cpuSum(cpuMs) / emptyMs),
  figure(openPerSecond),
  figure(open.p50Ms),
  figure(open.p95Ms),
  figure(open.p99Ms),
  figure(emptyOpen.p99Ms),
  String(failures(max, open)),
];

const reasons = ({ scenario, measured: { max, open } }: ScenarioResult): string[] =>
  [...max.errors, ...open.errors].map(([reason, count]) => `${scenario.name}: ${count} × ${reason}`);

/** Returns all figures in one table, then the targets. */
export const report = (results: readonly ScenarioResult[]): string => {
  const targets = results.map(({ scenario, measured }) => [
    scenario.name,
    scenario.limit,
    verdict(scenario.target, measured),
  ]);
  return [
    table(
      HEAD,
      results.map(({ scenario, measured }) => row(scenario.name, measured)),
    ),
    '',
    table(['scenario', 'its limit', 'target'], targets),
    ...results.flatMap(reasons),
  ].join('\n');
};
