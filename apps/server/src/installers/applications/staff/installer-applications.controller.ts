import { Controller, Param, Res } from '@nestjs/common';
import {
  type AdminInstallerApplication,
  approveInstaller,
  askInstaller,
  assignInstallerApplication,
  declineInstaller,
  getInstallerApplication,
  getStoreImage,
  type HandlerInput,
  noteOnInstallerApplication,
  takeUpInstallerApplication,
} from '@simpletread/contract';
import { isUuid, type Result } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, BindStream, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { sendStoreImage } from '../send-store-image.js';
import { StoreImageRepository } from '../store-image.repository.js';
import { StaffInstallerView } from './application-view.js';
import { ApproveInstaller } from './approve-installer.js';
import { AssignApplication } from './assign-application.js';
import { InstallerStaffTrail } from './installer-staff-trail.js';
import { SeenApplication } from './seen-application.js';
import { InstallerStaffStep } from './staff-step.js';

/** Staff endpoints for installer applications. */
@Controller()
export class StaffInstallerApplicationsController {
  constructor(
    private readonly view: StaffInstallerView,
    private readonly step: InstallerStaffStep,
    private readonly assignment: AssignApplication,
    private readonly approval: ApproveInstaller,
    private readonly seen: SeenApplication,
    private readonly trail: InstallerStaffTrail,
    private readonly images: StoreImageRepository,
  ) {}

  @Bind(getInstallerApplication)
  get(@Input() { params }: HandlerInput<typeof getInstallerApplication>) {
    return this.view.show(params.id);
  }

  @BindStream(getStoreImage)
  async image(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    await sendStoreImage(reply, isUuid(id) ? await this.images.of(id) : null);
  }

  @Bind(takeUpInstallerApplication)
  takeUp(
    @Input() { params, body }: HandlerInput<typeof takeUpInstallerApplication>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const step = { ...body, event: 'takeUp', text: '' } as const;
    return this.after(this.step.run(params.id, step, { staff, requestId }), params.id);
  }

  @Bind(assignInstallerApplication)
  assign(
    @Input() { params, body }: HandlerInput<typeof assignInstallerApplication>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.assignment.run(params.id, body, { staff, requestId }), params.id);
  }

  @Bind(askInstaller)
  ask(
    @Input() { params, body }: HandlerInput<typeof askInstaller>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const step = { ...body, event: 'ask' } as const;
    return this.after(this.step.run(params.id, step, { staff, requestId }), params.id);
  }

  @Bind(noteOnInstallerApplication)
  note(
    @Input() { params, body: { text } }: HandlerInput<typeof noteOnInstallerApplication>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const entry = { event: 'note', text, isInternal: true, before: null, after: {} };
    const noted = this.seen.held(params.id, (tx) =>
      this.trail.leave(tx, params.id, entry, { staff, requestId }),
    );
    return this.after(noted, params.id);
  }

  @Bind(approveInstaller)
  approve(
    @Input() { params, body }: HandlerInput<typeof approveInstaller>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.approval.run(params.id, body, { staff, requestId }), params.id);
  }

  @Bind(declineInstaller)
  decline(
    @Input() { params, body }: HandlerInput<typeof declineInstaller>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const step = { ...body, event: 'decline' } as const;
    return this.after(this.step.run(params.id, step, { staff, requestId }), params.id);
  }

  private async after(
    done: Promise<Result<unknown>>,
    id: string,
  ): Promise<Result<AdminInstallerApplication>> {
    const result = await done;
    return result.ok ? this.view.show(id) : result;
  }
}
