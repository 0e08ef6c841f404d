import { Controller } from '@nestjs/common';
import {
  confirmSubscription,
  type HandlerInput,
  joinMailingList,
  leaveMailingList,
  measureOpenings,
  openSubscription,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { Bind, CallerAddress, Input } from '../../platform/http/index.js';
import { JoinMailingList } from './join-mailing-list.js';
import { KeepSubscription } from './keep-subscription.js';

/** People join the mailing list and leave it, without an account. */
@Controller()
export class MailingListController {
  constructor(
    private readonly joining: JoinMailingList,
    private readonly keeping: KeepSubscription,
  ) {}

  @Bind(joinMailingList, { rate: 'strict' })
  async join(
    @Input() { body }: HandlerInput<typeof joinMailingList>,
    @CallerAddress() caller: string | null,
  ) {
    const asked = await this.joining.run(body.email, caller);
    return asked.ok ? ok({ isTaken: true as const }) : asked;
  }

  @Bind(confirmSubscription, { rate: 'strict' })
  confirm(@Input() { body }: HandlerInput<typeof confirmSubscription>) {
    return this.keeping.confirm(body.token);
  }

  @Bind(openSubscription, { rate: 'strict' })
  open(@Input() { body }: HandlerInput<typeof openSubscription>) {
    return this.keeping.open(body.token);
  }

  @Bind(measureOpenings, { rate: 'strict' })
  measure(@Input() { body }: HandlerInput<typeof measureOpenings>) {
    return this.keeping.measure(body.token, body.isAgreed);
  }

  // Not strict: one mail provider's servers click for many people, and leaving must always work.
  @Bind(leaveMailingList)
  leave(@Input() { body }: HandlerInput<typeof leaveMailingList>) {
    return this.keeping.leave(body.token, body.by);
  }
}
