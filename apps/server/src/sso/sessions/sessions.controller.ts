import { Controller } from '@nestjs/common';
import {
  beginSignIn,
  endSession,
  type HandlerInput,
  type HandlerReply,
  landSignIn,
  swapSession,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { Bind, Input } from '../../platform/http/index.js';
import { BeginSignIn } from './begin-sign-in.js';
import { EndSession } from './end-session.js';
import { LandSignIn } from './land-sign-in.js';
import { SwapSession } from './swap-session.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly beginning: BeginSignIn,
    private readonly landing: LandSignIn,
    private readonly swapping: SwapSession,
    private readonly ending: EndSession,
  ) {}

  @Bind(beginSignIn, { rate: 'strict' })
  async begin(
    @Input() { body }: HandlerInput<typeof beginSignIn>,
  ): Promise<Result<HandlerReply<typeof beginSignIn>>> {
    return ok(await this.beginning.run(body));
  }

  @Bind(landSignIn, { rate: 'strict' })
  land(@Input() { body }: HandlerInput<typeof landSignIn>): Promise<Result<HandlerReply<typeof landSignIn>>> {
    return this.landing.run(body);
  }

  @Bind(swapSession)
  swap(
    @Input() { body }: HandlerInput<typeof swapSession>,
  ): Promise<Result<HandlerReply<typeof swapSession>>> {
    return this.swapping.run(body.handle, body.rejected);
  }

  @Bind(endSession)
  async end(
    @Input() { body }: HandlerInput<typeof endSession>,
  ): Promise<Result<HandlerReply<typeof endSession>>> {
    return ok({ url: await this.ending.run(body.handle, body.returnTo) });
  }
}
