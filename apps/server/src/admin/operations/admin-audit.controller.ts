import { Controller } from '@nestjs/common';
import { getAudit, getAuditChain, getHistory, type HandlerInput, listAudit } from '@simpletread/contract';
import { may, ok, refuse } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, Input, Staff } from '../../platform/http/index.js';
import { AuditReader } from './audit.reader.js';
import { ShowChain } from './show-chain.js';
import { ShowHistory } from './show-history.js';

const sight = (staff: StaffPrincipal) => ({
  seesContacts: may(staff, 'contacts.read'),
  seesMargins: may(staff, 'margins.read'),
});

/** Who changed what, whether that record is whole, and records as they were. */
@Controller()
export class AdminAuditController {
  constructor(
    private readonly audit: AuditReader,
    private readonly showChain: ShowChain,
    private readonly showHistory: ShowHistory,
  ) {}

  @Bind(listAudit)
  async list(@Input() { query }: HandlerInput<typeof listAudit>, @Staff() staff: StaffPrincipal) {
    return ok(await this.audit.page(query, sight(staff)));
  }

  @Bind(getAudit)
  async get(@Input() { params }: HandlerInput<typeof getAudit>, @Staff() staff: StaffPrincipal) {
    const found = await this.audit.find(params.id, sight(staff));
    return found === null ? refuse('record.missing') : ok(found);
  }

  @Bind(getAuditChain)
  async chain() {
    return ok(await this.showChain.run());
  }

  @Bind(getHistory)
  history(@Input() input: HandlerInput<typeof getHistory>, @Staff() staff: StaffPrincipal) {
    return this.showHistory.run(input, sight(staff));
  }
}
