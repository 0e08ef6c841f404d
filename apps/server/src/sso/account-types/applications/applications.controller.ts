import { Controller } from '@nestjs/common';
import {
  answerApplication,
  type ApplicationReply,
  applyForType,
  getMyApplication,
  type HandlerInput,
  listMyApplications,
  withdrawApplication,
} from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../../platform/access/index.js';
import { Bind, Customer, Input } from '../../../platform/http/index.js';
import { ApplicantStep } from './applicant-step.js';
import { ApplicationView } from './application-view.js';
import { Apply } from './apply.js';

/** Applications of the signed-in customer only. */
@Controller()
export class ApplicationsController {
  constructor(
    private readonly view: ApplicationView,
    private readonly applyFor: Apply,
    private readonly step: ApplicantStep,
  ) {}

  @Bind(listMyApplications)
  async list(@Customer() { accountId }: CustomerPrincipal): Promise<Result<ApplicationReply[]>> {
    return ok(await this.view.all(accountId));
  }

  @Bind(getMyApplication)
  get(
    @Customer() customer: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof getMyApplication>,
  ): Promise<Result<ApplicationReply>> {
    return this.shown(customer, params.id);
  }

  @Bind(applyForType, { rate: 'strict' })
  async apply(
    @Customer() customer: CustomerPrincipal,
    @Input() { body }: HandlerInput<typeof applyForType>,
  ): Promise<Result<ApplicationReply>> {
    const applied = await this.applyFor.run(customer, body);
    return applied.ok ? this.shown(customer, applied.value) : applied;
  }

  @Bind(answerApplication, { rate: 'strict' })
  async answer(
    @Customer() customer: CustomerPrincipal,
    @Input() { params, body }: HandlerInput<typeof answerApplication>,
  ): Promise<Result<ApplicationReply>> {
    const done = await this.step.run(customer, params.id, { event: 'answer', ...body });
    return done.ok ? this.shown(customer, params.id) : done;
  }

  @Bind(withdrawApplication)
  async withdraw(
    @Customer() customer: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof withdrawApplication>,
  ): Promise<Result<ApplicationReply>> {
    const done = await this.step.run(customer, params.id, { event: 'withdraw', text: '', documents: [] });
    return done.ok ? this.shown(customer, params.id) : done;
  }

  private async shown({ accountId }: CustomerPrincipal, id: string): Promise<Result<ApplicationReply>> {
    const found = await this.view.one(accountId, id);
    return found === null ? refuse('record.missing') : ok(found);
  }
}
