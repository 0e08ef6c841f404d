import { Controller } from '@nestjs/common';
import {
  finishSalesStep,
  getSalesRequest,
  type HandlerInput,
  listSalesRequests,
  loseSalesRequest,
  planSalesRequest,
  reopenSalesRequest,
  type SalesRequestRow,
  showPipeline,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { PipelineReader } from './pipeline.reader.js';
import { RequestListReader } from './request-list.reader.js';
import { WorkRequest } from './work-request.js';

@Controller()
export class StaffRequestsController {
  constructor(
    private readonly requests: RequestListReader,
    private readonly pipeline: PipelineReader,
    private readonly work: WorkRequest,
  ) {}

  @Bind(listSalesRequests)
  async list(@Input() { query }: HandlerInput<typeof listSalesRequests>, @Staff() staff: StaffPrincipal) {
    return ok(await this.requests.page(query, staff.staffId));
  }

  @Bind(showPipeline)
  async board(@Input() { query }: HandlerInput<typeof showPipeline>, @Staff() staff: StaffPrincipal) {
    return ok(await this.pipeline.board(query.isMine === 'true' ? staff.staffId : null));
  }

  @Bind(getSalesRequest)
  get(@Input() { params }: HandlerInput<typeof getSalesRequest>) {
    return this.requests.find(params.id);
  }

  @Bind(planSalesRequest)
  plan(
    @Input() { params: { id }, body }: HandlerInput<typeof planSalesRequest>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(id, this.work.plan(id, body, { staff, requestId }));
  }

  @Bind(finishSalesStep)
  finish(
    @Input() { params: { id }, body }: HandlerInput<typeof finishSalesStep>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(id, this.work.finish({ id, ...body }, { staff, requestId }));
  }

  @Bind(loseSalesRequest)
  lose(
    @Input() { params: { id }, body }: HandlerInput<typeof loseSalesRequest>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(id, this.work.lose(id, body, { staff, requestId }));
  }

  @Bind(reopenSalesRequest)
  reopen(
    @Input() { params: { id }, body }: HandlerInput<typeof reopenSalesRequest>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(id, this.work.reopen({ id, ...body }, { staff, requestId }));
  }

  private async after(id: string, done: Promise<Result<null>>): Promise<Result<SalesRequestRow>> {
    const result = await done;
    return result.ok ? this.requests.find(id) : result;
  }
}
