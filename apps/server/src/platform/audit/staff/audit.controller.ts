import { Controller } from '@nestjs/common';
import { getAudit, getAuditChain, getHistory, type HandlerInput, listAudit } from '@simpletread/contract';
import { may, ok, refuse } from '@simpletread/domain';

import type { StaffPrincipal } from '../../access/index.js';
import { Bind, Input, Staff } from '../../http/index.js';
import { AuditListReader } from './audit-list.reader.js';
import { ShowChain } from './show-chain.js';
import { ShowHistory } from './show-history.js';

const sight = (staff: StaffPrincipal) => ({
  seesContacts: may(staff, 'contacts.read'),
  seesMargins: may(staff, 'margins.read'),
});

/** The audit trail, its integrity check, and former versions of records. */
@Controller()
export class StaffAuditController {
  constructor(
    private readonly audit: AuditListReader,
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
