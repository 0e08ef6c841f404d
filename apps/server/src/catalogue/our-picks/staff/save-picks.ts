import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { HandlerInput, OurPicksReply, saveOurPicks } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Database, type SqlRunner, UnitOfWork } from '../../../platform/database/index.js';
import { JobHandlers } from '../../../platform/jobs/index.js';
import { PickRepository, type StoredPick } from './pick.repository.js';

type Input = HandlerInput<typeof saveOurPicks>['body'];

const TURNED_EVERY_MS = 5_000;

const told = (picks: readonly StoredPick[]) =>
  picks.map(({ lineId, label, startsAt, endsAt }) => ({ lineId, label, startsAt, endsAt }));

/** Shows and saves our picks, and turns them on and off when their time comes. */
@Injectable()
export class SavePicks implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly picks: PickRepository,
    private readonly audit: Audit,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.every(TURNED_EVERY_MS, { job: 'catalogue.turn-picks', run: () => this.picks.turn() });
  }

  async show(db: SqlRunner = this.database): Promise<OurPicksReply> {
    const [version, picks] = await Promise.all([this.picks.version(db), this.picks.all(db)]);
    return {
      version,
      picks: picks.map(({ scoreOverall, startsAt, endsAt, ...pick }) => ({
        ...pick,
        scoreOverall: scoreOverall === null ? null : Number(scoreOverall),
        startsAt: startsAt?.toISOString() ?? null,
        endsAt: endsAt?.toISOString() ?? null,
      })),
    };
  }

  save(
    { version, picks }: Input,
    staff: StaffPrincipal,
    requestId: string,
  ): Promise<Result<OurPicksReply, 'record.stale' | 'record.missing'>> {
    return this.work.run(async (tx): Promise<Result<OurPicksReply, 'record.stale' | 'record.missing'>> => {
      if ((await this.picks.lock(tx)) !== version) return refuse('record.stale');
      const lineIds = picks.map(({ lineId }) => lineId);
      if (!(await this.picks.knowsAll(tx, lineIds))) return refuse('record.missing');
      const before = await this.picks.all(tx);
      await this.picks.put(tx, picks);
      await this.audit.recordStaff(
        tx,
        {
          action: 'ourPicks.save',
          subjectType: 'ourPicks',
          subjectId: 'our-picks',
          before: { picks: told(before) },
          after: { picks: told(await this.picks.all(tx)) },
        },
        { staff, requestId },
      );
      return ok(await this.show(tx));
    });
  }
}
