import { Controller } from '@nestjs/common';
import {
  type BookedRotation,
  bookRotation,
  cancelRotation,
  getRotationTimes,
  type HandlerInput,
  type HandlerReply,
  listRotations,
  moveRotation,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, Customer, Input } from '../../platform/http/index.js';
import { BookRotations } from './book-rotations.js';

@Controller()
export class RotationsController {
  constructor(private readonly rotations: BookRotations) {}

  @Bind(listRotations)
  async list(
    @Customer() { accountId }: CustomerPrincipal,
  ): Promise<Result<HandlerReply<typeof listRotations>>> {
    return ok({ rotations: await this.rotations.list(accountId) });
  }

  @Bind(getRotationTimes)
  times(@Customer() { accountId }: CustomerPrincipal, @Input() input: HandlerInput<typeof getRotationTimes>) {
    return this.rotations.times(accountId, input);
  }

  @Bind(bookRotation, { rate: 'strict' })
  book(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { body }: HandlerInput<typeof bookRotation>,
  ): Promise<Result<BookedRotation>> {
    return this.rotations.book(accountId, body);
  }

  @Bind(moveRotation, { rate: 'strict' })
  move(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() input: HandlerInput<typeof moveRotation>,
  ): Promise<Result<BookedRotation>> {
    return this.rotations.move(accountId, input);
  }

  @Bind(cancelRotation)
  cancel(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() input: HandlerInput<typeof cancelRotation>,
  ): Promise<Result<undefined>> {
    return this.rotations.cancel(accountId, input);
  }
}
