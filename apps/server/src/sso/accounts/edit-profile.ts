import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import type { Account } from './account.js';
import { AccountRepository } from './account.repository.js';

export type ProfileEdit = Pick<Account, 'accountId' | 'version' | 'firstName' | 'lastName' | 'phone'>;

/** Changes name and phone of an account. */
@Injectable()
export class EditProfile {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly work: UnitOfWork,
  ) {}

  run(edit: ProfileEdit): Promise<Result<Account, 'record.stale'>> {
    return this.work.run<Result<Account, 'record.stale'>>(async (tx) => {
      const isSaved = Number.isSafeInteger(edit.version) && (await this.accounts.setProfile(tx, edit));
      const account = isSaved ? await this.accounts.find(edit.accountId, tx) : null;
      return account === null ? refuse('record.stale') : ok(account);
    });
  }
}
