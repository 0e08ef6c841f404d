import { Injectable } from '@nestjs/common';
import { checkCertificateDay, easternWall, ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { AccountStandings } from '../../../sso/index.js';
import { FleetRepository } from '../store/fleet.repository.js';
import type { FleetCertificateRow } from '../store/fleet-certificate.entity.js';
import { FleetCertificateRepository } from '../store/fleet-certificate.repository.js';

interface CertificateWords {
  readonly state: string;
  readonly number: string;
  readonly validUntil: string;
}

const factsOf = ({ state, number, valid_until }: FleetCertificateRow): CertificateWords => ({
  ...{ state, number, validUntil: valid_until },
});

/** Adds and withdraws the exemption certificates of fleets; each returns the certificate’s id. */
@Injectable()
export class WriteCertificate {
  constructor(
    private readonly work: UnitOfWork,
    private readonly fleets: FleetRepository,
    private readonly certificates: FleetCertificateRepository,
    private readonly standings: AccountStandings,
    private readonly audit: Audit,
  ) {}

  add(fleetId: string, words: CertificateWords, context: StaffContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const fleet = await this.fleets.open(tx, fleetId, 'share');
      if (!fleet.ok) return fleet;
      const checked = checkCertificateDay(words.validUntil, easternWall(await tx.now()).slice(0, 10));
      if (!checked.ok) return checked;
      const id = newId();
      const { validUntil, ...rest } = words;
      const row = { id, fleet_id: fleetId, ...rest, valid_until: validUntil };
      const inserted = await this.certificates.insert(tx, row);
      if (!inserted.ok) return inserted;
      await this.note(tx, 'addCertificate', { fleetId, before: null, after: words }, context);
      return ok(id);
    });
  }

  /** Also of a closed fleet: it may be reopened. */
  withdraw(
    { id, version }: { readonly id: string; readonly version: number },
    context: StaffContext,
  ): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const held = await this.certificates.held(tx, id, version);
      if (!held.ok) return held;
      const row = held.value;
      if (row.withdrawn_at !== null) return refuse('fleet.certificateMovedOn');
      await this.certificates.withdraw(tx, id);
      const sides = { before: factsOf(row), after: null };
      await this.note(tx, 'withdrawCertificate', { fleetId: row.fleet_id, ...sides }, context);
      return ok(id);
    });
  }

  private async note(
    tx: Transaction,
    verb: string,
    {
      fleetId,
      ...sides
    }: { readonly fleetId: string; readonly before: object | null; readonly after: object | null },
    context: StaffContext,
  ): Promise<void> {
    // Prices that are shown remember whom they are for.
    this.standings.changed(tx, null);
    const entry = { action: `fleet.${verb}`, subjectType: 'fleet', subjectId: fleetId, ...sides };
    await this.audit.recordStaff(tx, entry, context);
  }
}
