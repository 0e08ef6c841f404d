import { Controller } from '@nestjs/common';
import { getDashboard, type HandlerReply } from '@simpletread/contract';
import { ok, type Result, may } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, Staff } from '../../platform/http/index.js';
import { nameFor } from '../../orders/index.js';
import { ShowDashboard } from './show-dashboard.js';

@Controller()
export class StaffDashboardController {
  constructor(private readonly showDashboard: ShowDashboard) {}

  /** Figures are for all staff. The orders and people behind them need permission to read orders. */
  @Bind(getDashboard)
  async dashboard(@Staff() staff: StaffPrincipal): Promise<Result<HandlerReply<typeof getDashboard>>> {
    const shown = await this.showDashboard.run();
    if (!may(staff, 'orders.read')) return ok({ ...shown, nextToClose: [] });
    return ok({
      ...shown,
      nextToClose: shown.nextToClose.map((order) => ({
        ...order,
        customerName: nameFor(staff, order.customerName),
      })),
    });
  }
}
