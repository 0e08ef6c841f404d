import { Module } from '@nestjs/common';

import { CasesModule } from '../cases/index.js';
import { ContactController } from './contact.controller.js';
import { SendContactForm } from './send-contact-form.js';

@Module({ imports: [CasesModule], controllers: [ContactController], providers: [SendContactForm] })
export class ContactModule {}
