import { Controller } from '@nestjs/common';
import { type HandlerInput, recordEvents } from '@simpletread/contract';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, Input, MaybeCustomer } from '../../platform/http/index.js';
import { RecordEvents } from './record-events.js';

@Controller()
export class AnalyticsController {
  constructor(private readonly recordEvents: RecordEvents) {}

  @Bind(recordEvents, { rate: 'strict' })
  record(
    @Input() { body }: HandlerInput<typeof recordEvents>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ) {
    return this.recordEvents.run(body, customer);
  }
}
