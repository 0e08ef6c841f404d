import { Controller, Param, Res } from '@nestjs/common';
import {
  type AdminApplication,
  askApplicant,
  assignAccountType,
  endAccountType,
  getApplication,
  getApplicationDocument,
  type HandlerInput,
  listApplications,
  proposeGrant,
  refuseApplication,
  takeUpApplication,
} from '@simpletread/contract';
import { isUuid, may, ok, type Result } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, BindStream, FaultError, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { DocumentRepository } from '../applications/document.repository.js';
import { ApplicationListReader } from './application-list.reader.js';
import { StaffApplicationView } from './application-view.js';
import { AssignType } from './assign-type.js';
import { EndType } from './end-type.js';
import { StaffStep } from './staff-step.js';

/** Staff endpoints for applications and account types. */
@Controller()
export class StaffApplicationsController {
  constructor(
    private readonly applications: ApplicationListReader,
    private readonly view: StaffApplicationView,
    private readonly step: StaffStep,
    private readonly assignType: AssignType,
    private readonly endType: EndType,
    private readonly documents: DocumentRepository,
  ) {}

  @Bind(listApplications)
  async listApplications(
    @Input() { query }: HandlerInput<typeof listApplications>,
    @Staff() staff: StaffPrincipal,
  ) {
    return ok(await this.applications.page(query, may(staff, 'contacts.read')));
  }

  @Bind(getApplication)
  get(@Input() { params }: HandlerInput<typeof getApplication>, @Staff() staff: StaffPrincipal) {
    return this.view.show(params.id, staff);
  }

  @Bind(takeUpApplication)
  takeUp(
    @Input() { params, body }: HandlerInput<typeof takeUpApplication>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const step = { ...body, event: 'takeUp', text: '' } as const;
    return this.after(this.step.run(params.id, step, { staff, requestId }), params.id, staff);
  }

  @Bind(askApplicant)
  ask(
    @Input() { params, body }: HandlerInput<typeof askApplicant>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const step = { ...body, event: 'askMore' } as const;
    return this.after(this.step.run(params.id, step, { staff, requestId }), params.id, staff);
  }

  @Bind(refuseApplication)
  refuse(
    @Input() { params, body }: HandlerInput<typeof refuseApplication>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const step = { ...body, event: 'refuse' } as const;
    return this.after(this.step.run(params.id, step, { staff, requestId }), params.id, staff);
  }

  @Bind(proposeGrant)
  propose(
    @Input() { params, body }: HandlerInput<typeof proposeGrant>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.step.propose(params.id, body, { staff, requestId }), params.id, staff);
  }

  @Bind(assignAccountType)
  assign(
    @Input() { params, body }: HandlerInput<typeof assignAccountType>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.assignType.run(params.id, body, { staff, requestId });
  }

  @Bind(endAccountType)
  end(
    @Input() { params, body }: HandlerInput<typeof endAccountType>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.endType.run(params.id, body.version, { staff, requestId });
  }

  /** Sent as a download: no browser may show it as a page of ours. */
  @BindStream(getApplicationDocument)
  async document(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const file = isUuid(id) ? await this.documents.file(id) : null;
    if (file === null) throw FaultError.of('record.missing');
    await reply
      .header('content-type', file.mediaType)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'no-store')
      .send(Buffer.from(file.bytes));
  }

  private async after(
    done: Promise<Result<unknown>>,
    id: string,
    staff: StaffPrincipal,
  ): Promise<Result<AdminApplication>> {
    const result = await done;
    return result.ok ? this.view.show(id, staff) : result;
  }
}
