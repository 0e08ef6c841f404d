import { Module } from '@nestjs/common';

import { LiveStreamController } from './live-stream.controller.js';

@Module({ controllers: [LiveStreamController] })
export class LiveStaffModule {}
