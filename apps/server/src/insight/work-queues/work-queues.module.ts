import { Module } from '@nestjs/common';

import { WaitingController } from './staff/waiting.controller.js';
import { WaitingReader } from './staff/waiting.reader.js';

/** What waits for whom, over all rooms. */
@Module({ controllers: [WaitingController], providers: [WaitingReader] })
export class WorkQueuesModule {}
