import { Injectable } from '@nestjs/common';
import {
  type BuyingCompany,
  exemptionStateName,
  isCertificateValid,
  ok,
  refuse,
  type Result,
  validCertificates,
} from '@simpletread/domain';

import { Database, type Transaction } from '../../platform/database/index.js';
import { CompanyExemptions, type UsedCertificate } from '../../pricing/index.js';
import { FleetCertificateRepository } from './store/fleet-certificate.repository.js';

/** The exemptions of a fleet’s accounts from sales tax. */
@Injectable()
export class FleetExemptions extends CompanyExemptions {
  constructor(
    private readonly database: Database,
    private readonly certificates: FleetCertificateRepository,
  ) {
    super();
  }

  override async companyOf(accountId: string): Promise<BuyingCompany | null> {
    const fleet = await this.certificates.ofBuyer(this.database, accountId);
    if (fleet === null) return null;
    const all = fleet.certificates.map((each) => ({ ...each, isWithdrawn: false }));
    return {
      name: fleet.name,
      certificates: validCertificates(all, fleet.today).map(({ id, state, number }) => ({
        ...{ certificateId: id, state, number },
      })),
      hasCertificates: fleet.hasCertificates,
    };
  }

  override async keep(
    tx: Transaction,
    { certificateId, accountId, state }: UsedCertificate,
  ): Promise<Result<null, 'fleet.exemptionOver'>> {
    const row = await this.certificates.keep(tx, certificateId, accountId);
    const isValid =
      row !== null &&
      row.state === state &&
      isCertificateValid({ validUntil: row.valid_until, isWithdrawn: row.withdrawn_at !== null }, row.today);
    return isValid ? ok(null) : refuse('fleet.exemptionOver', { state: exemptionStateName(state) });
  }
}
