import { Module } from '@nestjs/common';

import { EventListReader } from './event-list.reader.js';
import { StaffEventsController } from './events.controller.js';

@Module({ controllers: [StaffEventsController], providers: [EventListReader] })
export class OutboxStaffModule {}
