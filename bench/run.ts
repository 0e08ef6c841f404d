import { cpus, loadavg, platform, release, totalmem } from 'node:os';

import pg from 'pg';
import { queryRows } from '@simpletread/tools/database';
import { z } from 'zod';

import { HttpCaller } from './http/http-caller.js';
import { emptyRoute } from './limits/empty-route.js';
import { rawTransactions } from './limits/raw-transactions.js';
import { MeasuredProcesses } from './machine/measured-processes.js';
import { measure, type Rounds } from './measure.js';
import { figure } from './report/figures.js';
import { report, type ScenarioResult } from './report/report.js';
import { SCENARIOS, type Scenario } from './scenarios/index.js';
import { findStack, type Stack } from './stack.js';

const chosen = (names: readonly string[]): readonly Scenario[] => {
  const unknown = names.find((name) => !SCENARIOS.some((scenario) => scenario.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no ${unknown}; there are ${SCENARIOS.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? SCENARIOS : SCENARIOS.filter(({ name }) => names.includes(name));
};

const roundsOf = (env: NodeJS.ProcessEnv): Rounds => {
  const seconds = Number(env['BENCH_SECONDS'] ?? 3);
  return { warmUpSeconds: seconds / 2, maxSeconds: seconds, openSeconds: seconds };
};

const machine = (): string =>
  [
    `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`,
    `${figure(totalmem() / 1024 ** 3)} GB`,
    `${platform()} ${release()}, Node ${process.versions.node}`,
    `load ${loadavg().map(figure).join(' ')}`,
  ].join(', ');

const INVENTORY =
  "SELECT count(*)::int AS tires, current_setting('server_version') AS version FROM catalogue.tire";
const inventoryRow = z.object({ tires: z.number(), version: z.string() });

const inventory = async (db: pg.Pool): Promise<string> => {
  const [row] = await queryRows(db, inventoryRow, INVENTORY);
  return `${row?.tires.toLocaleString('en-US')} SKUs, PostgreSQL ${row?.version}`;
};

const runAll = async (stack: Stack, scenarios: readonly Scenario[], db: pg.Pool): Promise<void> => {
  const caller = new HttpCaller();
  const around = { serverUrl: stack.serverUrl, db, caller };
  const rounds = roundsOf(process.env);
  const processes = await MeasuredProcesses.find(stack, db, process.env);
  process.stdout.write(`${machine()}\n${await inventory(db)}\n`);
  const progress = (text: string): void => void process.stdout.write(`… ${text}\n`);

  const { operation, cleanUp } = await rawTransactions(db);
  const empty = emptyRoute(caller, stack.serverUrl);
  const limits = { 'empty route': empty, 'raw transaction': operation };
  const results: ScenarioResult[] = [];
  try {
    for (const scenario of scenarios) {
      progress(`${scenario.name}: ${scenario.what}`);
      const repeat = await scenario.prepare(around);
      const settle = async (): Promise<void> => scenario.settle?.(around);
      const measured = await measure(
        repeat,
        { limit: limits[scenario.limit], empty },
        rounds,
        processes,
        settle,
      );
      results.push({ scenario, measured });
    }
  } finally {
    await cleanUp();
  }
  const memory = figure(await processes.serverMemoryMb());
  caller.close();
  process.stdout.write(`\n${report(results)}\n\nserver memory after load: ${memory} MB (≤ 250 MB)\n`);
};

const run = async (): Promise<void> => {
  const scenarios = chosen(process.argv.slice(2));
  const stack = await findStack(process.env);
  const db = new pg.Pool({ connectionString: stack.databaseUrl, max: 16 });
  await runAll(stack, scenarios, db).finally(() => db.end());
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
