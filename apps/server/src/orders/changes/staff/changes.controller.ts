import { Controller } from '@nestjs/common';
import {
  type AdminOrder,
  changeOrder,
  type HandlerInput,
  type OrderChangePreview,
  previewOrderChange,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Database } from '../../../platform/database/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { requestKeyOf, seesContacts, ShowOrderToStaff, staffActorOf } from '../../order/index.js';
import { ApplyChange } from '../apply-change.js';
import { checkLimit, PlanChange } from '../plan-change.js';
import { previewReply } from '../preview-reply.js';

const HIDDEN = '•••';

/** A role without contacts may write new ones, but not read the old ones. */
const shownTo = (viewer: StaffPrincipal, preview: OrderChangePreview): OrderChangePreview =>
  seesContacts(viewer)
    ? preview
    : {
        ...preview,
        fields: preview.fields.map((field) => ({ ...field, before: field.before === null ? null : HIDDEN })),
      };

@Controller()
export class StaffChangesController {
  constructor(
    private readonly database: Database,
    private readonly plan: PlanChange,
    private readonly apply: ApplyChange,
    private readonly showOrder: ShowOrderToStaff,
  ) {}

  @Bind(previewOrderChange)
  async preview(
    @Input() { params, body }: HandlerInput<typeof previewOrderChange>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<OrderChangePreview>> {
    const planned = await this.plan.run(this.database, params.id, body, 'staff');
    if (!planned.ok) return planned;
    const limited = checkLimit(planned.value, staff);
    if (!limited.ok) return limited;
    const reply = previewReply(planned.value, staff);
    return ok(body.kind === 'tires' ? reply : shownTo(staff, reply));
  }

  @Bind(changeOrder)
  async change(
    @Input() { params, body }: HandlerInput<typeof changeOrder>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminOrder>> {
    const context = { staff, requestId, key };
    const applied = await this.apply.run({
      ...body,
      orderId: params.id,
      staff: context,
      requestKey: requestKeyOf(context),
      actorOf: () => staffActorOf(context),
    });
    return applied.ok ? this.showOrder.run(params.id, staff) : applied;
  }
}
