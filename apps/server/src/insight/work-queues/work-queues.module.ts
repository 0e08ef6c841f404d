import { Module } from '@nestjs/common';

import { WaitingController } from './staff/waiting.controller.js';
import { WaitingReader } from './staff/waiting.reader.js';

/** Work queues of all rooms. */
@Module({ controllers: [WaitingController], providers: [WaitingReader] })
export class WorkQueuesModule {}
