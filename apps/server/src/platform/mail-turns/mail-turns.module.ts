import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ForgetMailTurns } from './forget-mail-turns.js';
import { mailTurnEntity } from './mail-turn.entity.js';
import { MailTurnRepository } from './mail-turn.repository.js';
import { MailTurns } from './mail-turns.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([mailTurnEntity])],
  providers: [MailTurns, MailTurnRepository, ForgetMailTurns],
  exports: [MailTurns],
})
export class MailTurnsModule {}
