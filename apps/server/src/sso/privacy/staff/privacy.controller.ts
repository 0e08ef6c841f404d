import { Controller } from '@nestjs/common';
import {
  cancelPrivacyErasure,
  getPrivacyRequest,
  type HandlerInput,
  type HandlerReply,
  listPrivacyRequests,
  type ReplyOf,
  startErasureFor,
  startExportFor,
} from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { staffActor } from '../../../platform/audit/index.js';
import { Bind, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { CancelErasure } from '../cancel-erasure.js';
import { staffView } from '../privacy-view.js';
import { RequestListReader } from './request-list.reader.js';
import { RequestRepository } from '../request.repository.js';
import { StartErasureFor } from './start-erasure-for.js';
import { StartExportFor } from './start-export-for.js';

type One = Result<ReplyOf<typeof getPrivacyRequest>>;

/** Staff endpoints for privacy requests. */
@Controller()
export class StaffPrivacyController {
  constructor(
    private readonly lists: RequestListReader,
    private readonly requests: RequestRepository,
    private readonly startExport: StartExportFor,
    private readonly startErasure: StartErasureFor,
    private readonly takeBack: CancelErasure,
  ) {}

  @Bind(listPrivacyRequests)
  async list(
    @Input() { query }: HandlerInput<typeof listPrivacyRequests>,
  ): Promise<Result<HandlerReply<typeof listPrivacyRequests>>> {
    return ok(await this.lists.page(query));
  }

  @Bind(getPrivacyRequest)
  get(@Input() { params }: HandlerInput<typeof getPrivacyRequest>): Promise<One> {
    return this.view(params.id);
  }

  @Bind(startExportFor)
  async start(
    @Input() { body }: HandlerInput<typeof startExportFor>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<One> {
    const started = await this.startExport.run(body.email, { staff, requestId });
    return started.ok ? this.view(started.value) : started;
  }

  @Bind(startErasureFor)
  async erase(
    @Input() { body }: HandlerInput<typeof startErasureFor>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<One> {
    const started = await this.startErasure.run(body, { staff, requestId });
    return started.ok ? this.view(started.value) : started;
  }

  @Bind(cancelPrivacyErasure)
  async cancel(
    @Input() { params }: HandlerInput<typeof cancelPrivacyErasure>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<One> {
    const cancelled = await this.takeBack.run(params.id, staffActor({ staff, requestId }));
    return cancelled.ok ? this.view(cancelled.value) : cancelled;
  }

  private async view(id: string): Promise<One> {
    const request = await this.requests.find(id);
    return request === null ? refuse('record.missing') : ok(staffView(request));
  }
}
