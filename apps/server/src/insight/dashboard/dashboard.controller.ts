import { Controller } from '@nestjs/common';
import { getDashboard, type HandlerReply } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, Staff } from '../../platform/http/index.js';
import { ShowDashboard } from './show-dashboard.js';

@Controller()
export class StaffDashboardController {
  constructor(private readonly showDashboard: ShowDashboard) {}

  /** Today is for all staff, each with the figures of their own work. */
  @Bind(getDashboard)
  async dashboard(@Staff() staff: StaffPrincipal): Promise<Result<HandlerReply<typeof getDashboard>>> {
    return ok(await this.showDashboard.run(staff));
  }
}
