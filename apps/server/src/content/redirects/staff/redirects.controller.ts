import { Controller } from '@nestjs/common';
import {
  changeRedirect,
  createRedirect,
  deleteRedirect,
  getRedirectForStaff,
  type HandlerInput,
  listRedirectsForStaff,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, deleted, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { ReadRedirects } from '../read-redirects.js';
import { WriteRedirect } from './write-redirect.js';

@Controller()
export class StaffRedirectsController {
  constructor(
    private readonly redirects: ReadRedirects,
    private readonly write: WriteRedirect,
  ) {}

  @Bind(listRedirectsForStaff)
  async list(@Input() { query }: HandlerInput<typeof listRedirectsForStaff>) {
    return ok(await this.redirects.page(query));
  }

  @Bind(getRedirectForStaff)
  get(@Input() { params }: HandlerInput<typeof getRedirectForStaff>) {
    return this.redirects.find(params.id);
  }

  @Bind(createRedirect)
  create(
    @Input() { body }: HandlerInput<typeof createRedirect>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.write.create(body, { staff, requestId });
  }

  @Bind(changeRedirect)
  change(
    @Input() { params, body: { version, ...typed } }: HandlerInput<typeof changeRedirect>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.write.change(params.id, version, typed, { staff, requestId });
  }

  @Bind(deleteRedirect)
  delete(
    @Input() { params, query }: HandlerInput<typeof deleteRedirect>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const deletion = this.write.delete(params.id, query.version ?? null, { staff, requestId });
    return deleted(params.id, deletion);
  }
}
