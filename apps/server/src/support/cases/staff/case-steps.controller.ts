import { Controller } from '@nestjs/common';
import {
  type AdminCase,
  answerCase,
  changeCase,
  type HandlerInput,
  logCall,
  mergeCase,
  noteCase,
  rehearseCase,
  reopenCase,
  snoozeCase,
  solveCase,
  splitCase,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { AnswerCase } from './answer-case.js';
import { ChangeCase } from './change-case.js';
import { LogCall } from './log-call.js';
import { MergeCase } from './merge-case.js';
import { RehearseCase } from './rehearse-case.js';
import { ShowCase } from './show-case.js';
import { SplitCase } from './split-case.js';

/** Steps of cases; each answers with the case as it is then. */
@Controller()
export class CaseStepsController {
  constructor(
    private readonly answers: AnswerCase,
    private readonly changes: ChangeCase,
    private readonly merging: MergeCase,
    private readonly splitting: SplitCase,
    private readonly calls: LogCall,
    private readonly rehearsing: RehearseCase,
    private readonly show: ShowCase,
  ) {}

  @Bind(answerCase)
  answer(
    @Input() { params, body }: HandlerInput<typeof answerCase>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminCase>> {
    return this.after(params.id, staff, this.answers.answer(params.id, body, { staff, requestId, key }));
  }

  @Bind(noteCase)
  note(
    @Input() { params, body }: HandlerInput<typeof noteCase>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminCase>> {
    return this.after(params.id, staff, this.answers.note(params.id, body, { staff, requestId, key }));
  }

  @Bind(changeCase)
  change(
    @Input() { params, body }: HandlerInput<typeof changeCase>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<AdminCase>> {
    return this.after(params.id, staff, this.changes.change(params.id, body, { staff, requestId }));
  }

  @Bind(snoozeCase)
  snooze(
    @Input() { params, body }: HandlerInput<typeof snoozeCase>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<AdminCase>> {
    return this.after(
      params.id,
      staff,
      this.changes.snooze({ id: params.id, version: body.version }, new Date(body.until), {
        staff,
        requestId,
      }),
    );
  }

  @Bind(solveCase)
  solve(
    @Input() { params, body }: HandlerInput<typeof solveCase>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<AdminCase>> {
    return this.after(
      params.id,
      staff,
      this.changes.solve({ id: params.id, version: body.version }, { staff, requestId }),
    );
  }

  @Bind(reopenCase)
  reopen(
    @Input() { params, body }: HandlerInput<typeof reopenCase>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<AdminCase>> {
    return this.after(
      params.id,
      staff,
      this.changes.reopen({ id: params.id, version: body.version }, { staff, requestId }),
    );
  }

  @Bind(mergeCase)
  async merge(
    @Input() { params, body }: HandlerInput<typeof mergeCase>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<AdminCase>> {
    const done = await this.merging.run({ id: params.id, ...body }, { staff, requestId });
    return done.ok ? this.show.run(done.value.intoId, staff) : done;
  }

  @Bind(splitCase)
  async split(
    @Input() { params, body }: HandlerInput<typeof splitCase>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<AdminCase>> {
    const done = await this.splitting.run({ id: params.id, ...body }, { staff, requestId });
    return done.ok ? this.show.run(done.value.newId, staff) : done;
  }

  @Bind(logCall)
  async log(
    @Input() { body }: HandlerInput<typeof logCall>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminCase>> {
    const done = await this.calls.run(body, { staff, requestId, key });
    return done.ok ? this.show.run(done.value.caseId, staff) : done;
  }

  @Bind(rehearseCase)
  async rehearse(
    @Input() { params, body }: HandlerInput<typeof rehearseCase>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminCase>> {
    const done = await this.rehearsing.run(params.id, body, { staff, requestId, key });
    return done.ok ? this.show.run(done.value.caseId, staff) : done;
  }

  private async after(
    id: string,
    staff: StaffPrincipal,
    step: Promise<Result<null>>,
  ): Promise<Result<AdminCase>> {
    const done = await step;
    return done.ok ? this.show.run(id, staff) : done;
  }
}
