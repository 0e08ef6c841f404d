import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ForgetPending } from './forget-pending.js';
import { JoinMailingList } from './join-mailing-list.js';
import { KeepSubscription } from './keep-subscription.js';
import { MailingListController } from './mailing-list.controller.js';
import { MailingListMails } from './mailing-list-mails.js';
import { PersonalSubscription } from './personal-subscription.js';
import { StaffSubscribersController } from './staff/subscribers.controller.js';
import { SubscriberListReader } from './staff/subscriber-list.reader.js';
import { confirmLinkEntity } from './confirm-link.entity.js';
import { subscriberEntity } from './subscriber.entity.js';
import { SubscriberRepository } from './subscriber.repository.js';
import { SubscriberTokens } from './subscriber-tokens.js';

@Module({
  imports: [TypeOrmModule.forFeature([confirmLinkEntity, subscriberEntity])],
  controllers: [MailingListController, StaffSubscribersController],
  providers: [
    SubscriberRepository,
    SubscriberTokens,
    MailingListMails,
    JoinMailingList,
    KeepSubscription,
    ForgetPending,
    PersonalSubscription,
    SubscriberListReader,
  ],
  exports: [SubscriberRepository, SubscriberTokens],
})
export class MailingListModule {}
