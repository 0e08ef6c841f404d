import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { type AppliedExemption, type BuyingCompany, ok, type Result } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { CompanyExemptions } from './company-exemptions.js';

/** The companies that accounts buy for, wherever sales are wired. */
@Injectable()
export class BuyerCompanies {
  private found: CompanyExemptions | null | undefined;

  constructor(private readonly modules: ModuleRef) {}

  async of(accountId: string): Promise<BuyingCompany | null> {
    return (await this.theirs?.companyOf(accountId)) ?? null;
  }

  /** Keeps the exemption that an order is priced with until the transaction ends. */
  async keep(
    tx: Transaction,
    accountId: string | null | undefined,
    exemption: AppliedExemption | undefined,
  ): Promise<Result<null, 'fleet.exemptionOver'>> {
    if (!accountId || !exemption?.certificate || this.theirs === null) return ok(null);
    const { certificateId } = exemption.certificate;
    return this.theirs.keep(tx, { certificateId, accountId, state: exemption.state });
  }

  private get theirs(): CompanyExemptions | null {
    if (this.found === undefined) this.found = this.find();
    return this.found;
  }

  private find(): CompanyExemptions | null {
    try {
      return this.modules.get(CompanyExemptions, { strict: false });
    } catch {
      return null;
    }
  }
}
