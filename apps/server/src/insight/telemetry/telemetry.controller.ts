import { Controller } from '@nestjs/common';
import { type HandlerInput, reportClientError } from '@simpletread/contract';

import { Bind, Input, RequestId, UserAgent } from '../../platform/http/index.js';
import { RecordClientError } from './record-client-error.js';

@Controller()
export class TelemetryController {
  constructor(private readonly recordClientError: RecordClientError) {}

  @Bind(reportClientError, { rate: 'strict' })
  report(
    @Input() { body }: HandlerInput<typeof reportClientError>,
    @UserAgent() userAgent: string | null,
    @RequestId() requestId: string,
  ) {
    return this.recordClientError.run(body, { userAgent, requestId });
  }
}
