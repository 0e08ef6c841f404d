import { Controller } from '@nestjs/common';
import { getAccount, type HandlerInput, listAccounts } from '@simpletread/contract';
import { may, ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, Staff } from '../../../platform/http/index.js';
import { AccountListReader } from './account-list.reader.js';
import { ShowAccount } from './show-account.js';

@Controller()
export class StaffAccountsController {
  constructor(
    private readonly accounts: AccountListReader,
    private readonly showAccount: ShowAccount,
  ) {}

  @Bind(listAccounts)
  async list(@Input() { query }: HandlerInput<typeof listAccounts>, @Staff() staff: StaffPrincipal) {
    return ok(await this.accounts.page(query, may(staff, 'contacts.read')));
  }

  @Bind(getAccount)
  get(@Input() { params }: HandlerInput<typeof getAccount>, @Staff() staff: StaffPrincipal) {
    return this.showAccount.run(params.id, staff);
  }
}
