import { Controller } from '@nestjs/common';
import { type HandlerReply, landFromChannel } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { ProvedChannel } from '../../platform/access/index.js';
import { Bind, CurrentChannel } from '../../platform/http/index.js';

@Controller()
export class ChannelsController {
  @Bind(landFromChannel, { rate: 'strict' })
  land(
    @CurrentChannel() proved: ProvedChannel | null,
  ): Result<HandlerReply<typeof landFromChannel>, 'channel.proofRefused'> {
    if (proved === null) return refuse('channel.proofRefused');
    const { channel, keyId, exchangeCustomerId, checkoutUrl } = proved;
    return ok({ channel, source: keyId, exchangeCustomerId, checkoutUrl });
  }
}
