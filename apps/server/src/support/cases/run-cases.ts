import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CASE_IDLE_DAYS, CASE_REOPEN_DAYS, ok, startClocks, stopClocks } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';
import { EachAlone, JobHandlers } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';
import type { CaseRow } from './case.entity.js';
import { CaseSteps } from './case-steps.js';
import { clocksOf } from './case.repository.js';

const JOB = 'support.run-cases';
const EVERY_MS = 60_000;
const HOURLY_MS = 60 * 60_000;
const BATCH = 200;

const AWAKE = `
  SELECT id FROM support.customer_case WHERE state = 'snoozed' AND snoozed_until <= clock_timestamp()
  ORDER BY snoozed_until LIMIT ${BATCH}`;
const OVER = `
  SELECT id FROM support.customer_case
  WHERE state = 'solved' AND solved_at <= clock_timestamp() - make_interval(days => $1) ORDER BY solved_at LIMIT ${BATCH}`;
const IDLE = `
  SELECT id FROM support.customer_case
  WHERE state = 'waiting' AND last_message_at <= clock_timestamp() - make_interval(days => $1) ORDER BY last_message_at LIMIT ${BATCH}`;
const FORGET_NETWORKS = `
  UPDATE support.case_entry SET network = NULL WHERE network IS NOT NULL AND at < now() - make_interval(days => $1)`;
const FORGET_CLOSED = `
  DELETE FROM support.customer_case WHERE state = 'closed' AND closed_at < now() - make_interval(days => $1)`;

const SYSTEM = { actorKind: 'system', actorId: null } as const;

/** Wakes snoozed cases, closes those solved two weeks ago or without a message for a month, and forgets what is too old. */
@Injectable()
export class RunCases implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly steps: CaseSteps,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: JOB, run: () => this.run() });
    this.handlers.every(HOURLY_MS, { job: 'support.forget-cases', run: () => this.forget() });
  }

  async run(): Promise<void> {
    const each = new EachAlone(this.log, JOB);
    await each.run(await this.ids(AWAKE, []), (id) =>
      this.steps.run({ id, version: null, actor: SYSTEM }, (_, { record, at, calendar }) => {
        const clocks = startClocks(clocksOf(record), { at, priority: record.priority, calendar });
        return Promise.resolve(ok({ event: 'wake', action: 'case.wake', clocks }));
      }),
    );
    const over = [...(await this.ids(OVER, [CASE_REOPEN_DAYS])), ...(await this.ids(IDLE, [CASE_IDLE_DAYS]))];
    await each.run(over, (id) =>
      this.steps.run({ id, version: null, actor: SYSTEM }, (_, { record, at, calendar }) => {
        const clocks = stopClocks(clocksOf(record), { at, calendar, isAnswered: false });
        return Promise.resolve(ok({ event: 'close', action: 'case.close', clocks }));
      }),
    );
    each.end();
  }

  private async forget(): Promise<void> {
    await this.database.execute(FORGET_NETWORKS, [RETENTION_DAYS.caseNetworks]);
    await this.database.execute(FORGET_CLOSED, [RETENTION_DAYS.closedCases]);
  }

  private async ids(sql: string, params: readonly number[]): Promise<readonly string[]> {
    return (await this.database.query<Pick<CaseRow, 'id'>>(sql, [...params])).map(({ id }) => id);
  }
}
