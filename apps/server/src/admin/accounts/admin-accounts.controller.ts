import { Controller } from '@nestjs/common';
import {
  getAccount,
  type HandlerInput,
  listAccounts,
  listApplications,
  listEmployers,
} from '@simpletread/contract';
import { may, ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, Input, Staff } from '../../platform/http/index.js';
import { AccountListReader } from './account-list.reader.js';
import { ApplicationListReader } from './application-list.reader.js';
import { EmployerListReader } from './employer-list.reader.js';
import { ShowAccount } from './show-account.js';

@Controller()
export class AdminAccountsController {
  constructor(
    private readonly accounts: AccountListReader,
    private readonly applications: ApplicationListReader,
    private readonly employers: EmployerListReader,
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

  @Bind(listApplications)
  async listApplications(
    @Input() { query }: HandlerInput<typeof listApplications>,
    @Staff() staff: StaffPrincipal,
  ) {
    return ok(await this.applications.page(query, may(staff, 'contacts.read')));
  }

  @Bind(listEmployers)
  async listEmployers(@Input() { query }: HandlerInput<typeof listEmployers>) {
    return ok(await this.employers.page(query));
  }
}
