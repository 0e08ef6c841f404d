import { Controller } from '@nestjs/common';
import { closeAlert, getAlert, type HandlerInput, listAlerts } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../access/index.js';
import { Bind, Input, RequestId, Staff } from '../../http/index.js';
import { AlertListReader } from './alert-list.reader.js';
import { HandleAlert } from './handle-alert.js';

@Controller()
export class StaffAlertsController {
  constructor(
    private readonly lists: AlertListReader,
    private readonly alerts: HandleAlert,
  ) {}

  @Bind(listAlerts)
  async list(@Input() { query }: HandlerInput<typeof listAlerts>, @Staff() { staffId }: StaffPrincipal) {
    return ok(await this.lists.page(query, staffId));
  }

  @Bind(getAlert)
  show(@Input() { params }: HandlerInput<typeof getAlert>) {
    return this.alerts.show(params.id);
  }

  @Bind(closeAlert)
  close(
    @Input() { params, body: { version, outcome, note } }: HandlerInput<typeof closeAlert>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const event = outcome === 'resolved' ? 'resolve' : 'dismiss';
    return this.alerts.run(params.id, { event, version, note }, { staff, requestId });
  }
}
