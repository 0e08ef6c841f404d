import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CHAT_AWAY_MINUTES, CHAT_LEFT_HOURS, chatHours, isChatQueueLong } from '@simpletread/domain';

import { Alerts } from '../../platform/alerts/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { EachAlone, JobHandlers } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import { LeavingStaff } from '../../platform/work-owners/index.js';
import { CaseCalendar } from '../cases/index.js';
import { ChatRepository } from './chat.repository.js';
import { LeaveChat } from './leave-chat.js';

const JOB = 'support.run-chats';
const EVERY_MS = 60_000;
const TEAMS = ['general', 'fleet'] as const;

/** Customers who are gone leave their chats, the queue ends with the hours of support, and chats that nobody returns to end. */
@Injectable()
export class RunChats implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly leaving: LeavingStaff,
    private readonly chats: ChatRepository,
    private readonly leave: LeaveChat,
    private readonly calendar: CaseCalendar,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly alerts: Alerts,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: JOB, run: () => this.run() });
    this.leaving.also((tx, staffId) => this.chats.free(tx, staffId));
  }

  async run(): Promise<void> {
    const each = new EachAlone(this.log, JOB);
    await each.run(await this.chats.away(this.database, CHAT_AWAY_MINUTES), (id) =>
      this.leave.leave(id, 'The customer left the chat. We’ll answer by email.'),
    );
    await each.run(await this.chats.gone(this.database, CHAT_LEFT_HOURS), (id) =>
      this.leave.finish(id, 'The chat ended.'),
    );
    const now = this.clock.now();
    const calendar = await this.calendar.at(now);
    for (const team of TEAMS) {
      if (chatHours(team, now, calendar).isOpen) continue;
      await each.run(await this.chats.waitingOf(this.database, team), (id) =>
        this.leave.finish(id, 'Chat is closed now. We’ll answer by email.'),
      );
    }
    await this.watchQueue();
    each.end();
  }

  private async watchQueue(): Promise<void> {
    const { count, minutes } = await this.chats.queue(this.database);
    if (!isChatQueueLong({ count, waitMinutes: minutes })) return;
    await this.alerts.raise({
      kind: 'chat.queueLong',
      subject: 'Queue of the chat',
      facts: [
        { label: 'People who wait', text: String(count) },
        { label: 'Longest wait', text: `${minutes} min` },
      ],
    });
  }
}
