import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { DeleteView } from './delete-view.js';
import { PersonalViews } from './personal-views.js';
import { SaveView } from './save-view.js';
import { ShareView } from './share-view.js';
import { SavedViewRepository } from './saved-view.repository.js';
import { StaffViewsController } from './saved-views.controller.js';
import { savedViewEntity } from './saved-view.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([savedViewEntity])],
  controllers: [StaffViewsController],
  providers: [SavedViewRepository, PersonalViews, SaveView, ShareView, DeleteView],
})
export class SavedViewsModule {}
