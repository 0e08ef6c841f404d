import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';

import { type AccountProfile, AccountTypes, RETAIL_PROFILE } from './account-types.js';

/** Finds the provider of account types on first use, so identity depends on no feature that needs it. */
@Injectable()
export class ProfileOf {
  private provided: AccountTypes | null | undefined;

  constructor(private readonly modules: ModuleRef) {}

  run(accountId: string): Promise<AccountProfile> {
    if (this.provided === undefined) this.provided = this.find();
    return this.provided?.of(accountId) ?? Promise.resolve(RETAIL_PROFILE);
  }

  private find(): AccountTypes | null {
    try {
      return this.modules.get(AccountTypes, { strict: false });
    } catch {
      return null;
    }
  }
}
