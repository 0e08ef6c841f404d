import { Controller } from '@nestjs/common';
import { type HandlerInput, readSidewall } from '@simpletread/contract';

import { Bind, Input } from '../../platform/http/index.js';
import { ReadSidewallPhoto } from './read-sidewall-photo.js';

@Controller()
export class SidewallReadingController {
  constructor(private readonly reading: ReadSidewallPhoto) {}

  @Bind(readSidewall, { rate: 'strict' })
  read(@Input() { body }: HandlerInput<typeof readSidewall>) {
    return this.reading.run(body.photo.bytes);
  }
}
