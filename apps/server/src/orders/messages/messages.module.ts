import { Module } from '@nestjs/common';

import { ContentModule } from '../../content/index.js';
import { InstallersModule } from '../../installers/index.js';
import { OrderModule } from '../order/index.js';
import { OrderMessages } from './order-messages.consumers.js';

@Module({ imports: [ContentModule, InstallersModule, OrderModule], providers: [OrderMessages] })
export class OrderMessagesModule {}
