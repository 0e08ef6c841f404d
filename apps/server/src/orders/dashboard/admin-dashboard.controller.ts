import { Controller } from '@nestjs/common';
import { getDashboard, type HandlerReply } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { Bind } from '../../platform/http/index.js';
import { ShowDashboard } from './show-dashboard.js';

@Controller()
export class AdminDashboardController {
  constructor(private readonly showDashboard: ShowDashboard) {}

  @Bind(getDashboard)
  async dashboard(): Promise<Result<HandlerReply<typeof getDashboard>>> {
    return ok(await this.showDashboard.run());
  }
}
