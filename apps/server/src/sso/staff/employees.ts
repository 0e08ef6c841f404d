import { Injectable } from '@nestjs/common';
import { isEmployeeAddress } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import type { SqlRunner } from '../../platform/database/index.js';
import type { StaffRow } from './staff.entity.js';

const ACTIVE = 'SELECT email FROM identity.staff WHERE is_active';

/** The people who work here, by their addresses. */
@Injectable()
export class Employees {
  constructor(private readonly config: Config) {}

  /** True if one of the addresses is an employee's. */
  async areAmong(db: SqlRunner, addresses: readonly string[]): Promise<boolean> {
    const rows = await db.query<Pick<StaffRow, 'email'>>(ACTIVE);
    const employees = { staff: rows.map(({ email }) => email), domains: this.config.employeeMailDomains };
    return addresses.some((email) => isEmployeeAddress(email, employees));
  }
}
