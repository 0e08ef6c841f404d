import { Controller } from '@nestjs/common';
import { getZip, type HandlerInput } from '@simpletread/contract';
import { mapResult } from '@simpletread/domain';

import { Bind, Input } from '../platform/http/index.js';
import { ZipDirectory } from './zip-directory.js';

@Controller()
export class LocationsController {
  constructor(private readonly zips: ZipDirectory) {}

  @Bind(getZip)
  async zip(@Input() { params }: HandlerInput<typeof getZip>) {
    return mapResult(await this.zips.place(params.zip), ({ zip, city, state, isContiguous, isMilitary }) => ({
      zip,
      city,
      state,
      isContiguous,
      isMilitary,
    }));
  }
}
