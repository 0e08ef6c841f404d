import { Global, Module } from '@nestjs/common';

import { LiveStreams } from './live-streams.js';
import { LiveUpdates } from './live-updates.js';

@Global()
@Module({ providers: [LiveUpdates, LiveStreams], exports: [LiveUpdates, LiveStreams] })
export class LiveModule {}
