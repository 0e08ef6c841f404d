import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ReadRedirects } from './read-redirects.js';
import { RedirectsController } from './redirects.controller.js';
import { SlugRedirectRepository } from './slug-redirect.repository.js';
import { SlugRedirects } from './slug-redirects.js';
import { StaffRedirectsController } from './staff/redirects.controller.js';
import { WriteRedirect } from './staff/write-redirect.js';
import { slugRedirectEntity } from './slug-redirect.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([slugRedirectEntity])],
  controllers: [RedirectsController, StaffRedirectsController],
  providers: [SlugRedirectRepository, SlugRedirects, ReadRedirects, WriteRedirect],
  exports: [SlugRedirects],
})
export class RedirectsModule {}
