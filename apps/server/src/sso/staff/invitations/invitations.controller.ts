import { Controller } from '@nestjs/common';
import { acceptInvitation, type HandlerInput, readInvitation } from '@simpletread/contract';
import { mapResult } from '@simpletread/domain';

import { Bind, Input, RequestId } from '../../../platform/http/index.js';
import { Invitations } from './invitations.js';

@Controller()
export class InvitationsController {
  constructor(private readonly invitations: Invitations) {}

  @Bind(readInvitation, { rate: 'strict' })
  async read(@Input() { body }: HandlerInput<typeof readInvitation>) {
    return mapResult(await this.invitations.read(body.token), ({ name, email }) => ({ name, email }));
  }

  @Bind(acceptInvitation, { rate: 'strict' })
  accept(@Input() { body }: HandlerInput<typeof acceptInvitation>, @RequestId() requestId: string) {
    return this.invitations.accept(body.token, body.newPassword, requestId);
  }
}
