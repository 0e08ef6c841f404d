import { Controller, Param, Res } from '@nestjs/common';
import {
  amendInstallerApplication,
  answerInstallerQuestion,
  applyAsInstaller,
  getMyInstallerApplication,
  getMyStoreImage,
  type HandlerInput,
  type InstallerApplicationReply,
  listMyInstallerApplications,
  withdrawInstallerApplication,
} from '@simpletread/contract';
import { isUuid, ok, refuse, type Result } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import type { CustomerPrincipal } from '../../../platform/access/index.js';
import {
  Bind,
  BindStream,
  CallerAddress,
  Customer,
  Input,
  MaybeCustomer,
} from '../../../platform/http/index.js';
import { sendStoreImage } from '../send-store-image.js';
import { StoreImageRepository } from '../store-image.repository.js';
import { AmendApplication } from './amend-application.js';
import { InstallerApplicantStep } from './applicant-step.js';
import { InstallerApplicantView } from './applicant-view.js';
import { ApplyAsInstaller } from './apply-as-installer.js';
import { OwnApplications } from './own-applications.js';

/** Applications to the installer program, for their own applicants only. */
@Controller()
export class InstallerApplicationsController {
  constructor(
    private readonly applyAs: ApplyAsInstaller,
    private readonly own: OwnApplications,
    private readonly view: InstallerApplicantView,
    private readonly amendment: AmendApplication,
    private readonly step: InstallerApplicantStep,
    private readonly images: StoreImageRepository,
  ) {}

  @Bind(applyAsInstaller, { rate: 'strict' })
  apply(
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @Input() { body }: HandlerInput<typeof applyAsInstaller>,
    @CallerAddress() caller: string | null,
  ) {
    return this.applyAs.run(customer, body, caller);
  }

  @Bind(listMyInstallerApplications)
  async list(@Customer() customer: CustomerPrincipal): Promise<Result<InstallerApplicationReply[]>> {
    const own = await this.own.all(customer);
    return ok(await Promise.all(own.map((one) => this.view.show(one))));
  }

  @Bind(getMyInstallerApplication)
  get(
    @Customer() customer: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof getMyInstallerApplication>,
  ): Promise<Result<InstallerApplicationReply>> {
    return this.shown(customer, params.id);
  }

  @BindStream(getMyStoreImage)
  async image(
    @Customer() customer: CustomerPrincipal,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = isUuid(id) ? await this.own.find(customer, id) : null;
    await sendStoreImage(reply, found === null ? null : await this.images.of(found.id));
  }

  @Bind(amendInstallerApplication, { rate: 'strict' })
  async amend(
    @Customer() customer: CustomerPrincipal,
    @Input() { params, body }: HandlerInput<typeof amendInstallerApplication>,
  ): Promise<Result<InstallerApplicationReply>> {
    const done = await this.amendment.run(customer, params.id, body);
    return done.ok ? this.shown(customer, params.id) : done;
  }

  @Bind(answerInstallerQuestion, { rate: 'strict' })
  async answer(
    @Customer() customer: CustomerPrincipal,
    @Input() { params, body }: HandlerInput<typeof answerInstallerQuestion>,
  ): Promise<Result<InstallerApplicationReply>> {
    const done = await this.step.run(customer, params.id, { event: 'answer', ...body });
    return done.ok ? this.shown(customer, params.id) : done;
  }

  @Bind(withdrawInstallerApplication)
  async withdraw(
    @Customer() customer: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof withdrawInstallerApplication>,
  ): Promise<Result<InstallerApplicationReply>> {
    const done = await this.step.run(customer, params.id, { event: 'withdraw', text: '' });
    return done.ok ? this.shown(customer, params.id) : done;
  }

  private async shown(customer: CustomerPrincipal, id: string): Promise<Result<InstallerApplicationReply>> {
    const found = await this.own.find(customer, id);
    return found === null ? refuse('record.missing') : ok(await this.view.show(found));
  }
}
