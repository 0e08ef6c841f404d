import { Injectable } from '@nestjs/common';
import type { DockReturnRow } from '@simpletread/contract';
import { formatReturnNumber } from '@simpletread/domain';

import { type Computed, Database, type Renamed } from '../../../platform/database/index.js';
import type { ReturnRow } from '../../returns/index.js';

const MOST = 300;

const APPROVED = `
  SELECT r.id AS "returnId", r.number, r.reason, r.requested_at AS "requestedAt",
         (SELECT sum(l.quantity)::integer FROM orders.tire_return_line l WHERE l.return_id = r.id) AS tires
  FROM orders.tire_return r WHERE r.state = 'approved' ORDER BY r.requested_at, r.number LIMIT $1`;
const BY_NUMBER = 'SELECT id FROM orders.tire_return WHERE number = $1';

type ApprovedRow = Pick<ReturnRow, 'number' | 'reason'> &
  Renamed<ReturnRow, { returnId: 'id'; requestedAt: 'requested_at' }> &
  Computed<{ tires: number }>;

/** Returns whose tires are on their way to a warehouse. */
@Injectable()
export class DockReturnsReader {
  constructor(private readonly database: Database) {}

  async approved(): Promise<DockReturnRow[]> {
    const rows = await this.database.query<ApprovedRow>(APPROVED, [MOST]);
    return rows.map(({ number, requestedAt, ...row }) => ({
      ...row,
      returnNumber: formatReturnNumber(number),
      requestedAt: requestedAt.toISOString(),
    }));
  }

  async idOf(returnNumber: number): Promise<string | null> {
    return (await this.database.one<Pick<ReturnRow, 'id'>>(BY_NUMBER, [returnNumber]))?.id ?? null;
  }
}
