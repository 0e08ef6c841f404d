import { Controller } from '@nestjs/common';
import {
  askForErasure,
  askForExport,
  cancelErasure,
  downloadExport,
  getExport,
  getOwnPrivacy,
  type HandlerInput,
  type ReplyOf,
} from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Database } from '../../platform/database/index.js';
import { Bind, Customer, Input, RequestId } from '../../platform/http/index.js';
import { PersonalData } from '../../platform/personal-data/index.js';
import { AskForErasure } from './ask-for-erasure.js';
import { AskForExport } from './ask-for-export.js';
import { CancelErasure } from './cancel-erasure.js';
import { DownloadExport } from './download-export.js';
import { erasureView, exportView } from './privacy-view.js';
import { RequestRepository } from './request.repository.js';

/** Endpoints for customers' requests about their own data. */
@Controller()
export class OwnPrivacyController {
  constructor(
    private readonly database: Database,
    private readonly requests: RequestRepository,
    private readonly personalData: PersonalData,
    private readonly requestExport: AskForExport,
    private readonly requestErasure: AskForErasure,
    private readonly takeBack: CancelErasure,
    private readonly download: DownloadExport,
  ) {}

  @Bind(getOwnPrivacy)
  async get(@Customer() customer: CustomerPrincipal): Promise<Result<ReplyOf<typeof getOwnPrivacy>>> {
    const [exports, erasure, blocks] = await Promise.all([
      this.requests.exportsOf(customer.accountId),
      this.requests.erasureOf(customer.accountId),
      this.personalData.blocks(this.database, customer),
    ]);
    const isShown = erasure !== null && erasure.state !== 'cancelled';
    return ok({ exports: exports.map(exportView), erasure: isShown ? erasureView(erasure) : null, blocks });
  }

  @Bind(askForExport, { rate: 'strict' })
  async export(
    @Customer() { accountId, email }: CustomerPrincipal,
  ): Promise<Result<ReplyOf<typeof askForExport>>> {
    const asked = await this.requestExport.run({ accountId, email }, { staffName: null });
    return asked.ok ? this.exportOf(accountId, asked.value) : asked;
  }

  @Bind(getExport)
  state(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof getExport>,
  ): Promise<Result<ReplyOf<typeof getExport>>> {
    return this.exportOf(accountId, params.id);
  }

  @Bind(downloadExport, { rate: 'strict' })
  file(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { params, query }: HandlerInput<typeof downloadExport>,
  ): Promise<Result<ReplyOf<typeof downloadExport>>> {
    return this.download.run(accountId, params.id, query.format);
  }

  @Bind(askForErasure, { rate: 'strict' })
  async erase(
    @Customer() { accountId, email }: CustomerPrincipal,
    @Input() { body }: HandlerInput<typeof askForErasure>,
  ): Promise<Result<ReplyOf<typeof askForErasure>>> {
    const asked = await this.requestErasure.run({ accountId, email }, body);
    return asked.ok ? this.erasureOf(accountId) : asked;
  }

  @Bind(cancelErasure)
  async cancel(
    @Customer() { accountId }: CustomerPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<ReplyOf<typeof cancelErasure>>> {
    const erasure = await this.requests.erasureOf(accountId);
    if (erasure === null) return refuse('record.missing');
    const actor = { actorKind: 'customer', actorId: accountId, requestId } as const;
    const cancelled = await this.takeBack.run(erasure.requestId, actor);
    return cancelled.ok ? this.erasureOf(accountId) : cancelled;
  }

  private async exportOf(accountId: string, id: string): Promise<Result<ReplyOf<typeof getExport>>> {
    const request = await this.requests.find(id);
    if (request?.kind !== 'export' || request.accountId !== accountId) return refuse('record.missing');
    return ok(exportView(request));
  }

  private async erasureOf(accountId: string): Promise<Result<ReplyOf<typeof askForErasure>>> {
    const erasure = await this.requests.erasureOf(accountId);
    return erasure === null ? refuse('record.missing') : ok(erasureView(erasure));
  }
}
