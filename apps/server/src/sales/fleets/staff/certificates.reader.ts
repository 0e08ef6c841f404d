import { Injectable } from '@nestjs/common';
import type { ExemptionCertificateRow } from '@simpletread/contract';
import { certificateStanding, easternWall, ok, refuse, type Result } from '@simpletread/domain';

import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import type { FleetCertificateRow } from '../store/fleet-certificate.entity.js';

const OF_FLEET = `
  SELECT * FROM sales.fleet_certificate WHERE fleet_id = $1 ORDER BY withdrawn_at IS NOT NULL, state, valid_until DESC, id`;
const BY_ID = 'SELECT * FROM sales.fleet_certificate WHERE id = $1';
const IS_KNOWN = 'SELECT id FROM sales.fleet WHERE id = $1';

/** Exemption certificates for staff, read from the primary. */
@Injectable()
export class CertificatesReader {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async ofFleet(fleetId: string): Promise<Result<ExemptionCertificateRow[], 'record.missing'>> {
    const rows = await this.database.query<FleetCertificateRow>(OF_FLEET, [fleetId]);
    if (rows.length === 0 && (await this.database.one(IS_KNOWN, [fleetId])) === null)
      return refuse('record.missing');
    return ok(rows.map((row) => this.rowOf(row)));
  }

  async find(id: string): Promise<Result<ExemptionCertificateRow, 'record.missing'>> {
    const row = await this.database.one<FleetCertificateRow>(BY_ID, [id]);
    return row === null ? refuse('record.missing') : ok(this.rowOf(row));
  }

  private rowOf({ id, version, state, number, ...row }: FleetCertificateRow): ExemptionCertificateRow {
    const facts = { validUntil: row.valid_until, isWithdrawn: row.withdrawn_at !== null };
    return {
      ...{ id, version, fleetId: row.fleet_id, state, number, validUntil: row.valid_until },
      standing: certificateStanding(facts, easternWall(this.clock.now()).slice(0, 10)),
      addedAt: row.added_at.toISOString(),
      withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    };
  }
}
