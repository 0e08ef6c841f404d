import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  formatCaseNumber,
  ok,
  SATISFACTION_AFTER_HOURS,
  SATISFACTION_ASKED_DAYS,
  SATISFACTION_PAUSE_DAYS,
} from '@simpletread/domain';

import { Database, type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { EachAlone, JobHandlers } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import { Messages } from '../../platform/messages/index.js';
import { Suppressions } from '../../platform/suppressions/index.js';
import { CaseRepository } from '../cases/index.js';
import { SatisfactionRepository } from './satisfaction.repository.js';
import { SatisfactionTokens } from './satisfaction-tokens.js';

const JOB = 'support.ask-satisfaction';
const EVERY_MS = 5 * 60_000;

/** Asks customers by email, once, an hour after their case was solved. Decision record 175. */
@Injectable()
export class AskSatisfaction implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly handlers: JobHandlers,
    private readonly cases: CaseRepository,
    private readonly questions: SatisfactionRepository,
    private readonly tokens: SatisfactionTokens,
    private readonly suppressions: Suppressions,
    private readonly messages: Messages,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: JOB, run: () => this.run() });
  }

  async run(): Promise<void> {
    const due = await this.questions.due(this.database, {
      afterHours: SATISFACTION_AFTER_HOURS,
      askedDays: SATISFACTION_ASKED_DAYS,
      pauseDays: SATISFACTION_PAUSE_DAYS,
    });
    const each = new EachAlone(this.log, JOB);
    await each.run(
      due.map(({ id }) => id),
      (id) => this.work.run(async (tx) => ok(await this.ask(tx, id))),
    );
    each.end();
  }

  private async ask(tx: Transaction, id: string): Promise<void> {
    const record = await this.cases.lock(tx, id);
    const agent = await this.questions.lastAgent(tx, id);
    // The customer may have written since it was found.
    if (record?.state !== 'solved' || agent === null) return;
    // The mailbox may have been asked about another case in this run.
    if (await this.questions.wasAsked(tx, record.mailbox, SATISFACTION_PAUSE_DAYS)) return;
    if (await this.suppressions.holds(tx, record.email)) return;
    const isNew = await this.questions.ask(tx, id, { tokenHash: this.tokens.hashOf(id), by: 'mail', agent });
    if (!isNew) return;
    const shown = formatCaseNumber(record.number);
    await this.messages.queue(tx, {
      channel: 'email',
      to: record.email,
      template: 'case-satisfaction',
      subject: `How did we do? (${shown})`,
      blocks: [
        `${agent.name} answered your message. How was our support?`,
        { link: this.tokens.link(id), label: 'Rate our support' },
        { rows: [['Case', shown]] },
        { note: 'We ask once. If you need more help, reply to our earlier email.' },
      ],
    });
  }
}
