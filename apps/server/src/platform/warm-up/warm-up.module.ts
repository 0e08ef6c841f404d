import { Global, Module } from '@nestjs/common';

import { WarmUp } from './warm-up.js';

@Global()
@Module({ providers: [WarmUp], exports: [WarmUp] })
export class WarmUpModule {}
