import { Controller } from '@nestjs/common';
import { checkDevice, type HandlerInput } from '@simpletread/contract';

import { BearerToken, Bind, Input } from '../../platform/http/index.js';
import { CheckDevice } from './check-device.js';

@Controller()
export class FraudController {
  constructor(private readonly checkDevice: CheckDevice) {}

  @Bind(checkDevice)
  check(@BearerToken() cartToken: string, @Input() { body }: HandlerInput<typeof checkDevice>) {
    return this.checkDevice.run(cartToken, body.deviceToken);
  }
}
