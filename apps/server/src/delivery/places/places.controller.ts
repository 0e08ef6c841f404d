import { Controller } from '@nestjs/common';
import { findNearestZip, getZip, type HandlerInput, type HandlerReply } from '@simpletread/contract';
import { mapResult } from '@simpletread/domain';

import { Bind, Input } from '../../platform/http/index.js';
import { ZipDirectory } from './zip-directory.js';
import type { ZipPlace } from './zip-place.js';

const replyOf = ({ zip, city, state, isContiguous, isMilitary }: ZipPlace): HandlerReply<typeof getZip> => ({
  zip,
  city,
  state,
  isContiguous,
  isMilitary,
});

@Controller()
export class PlacesController {
  constructor(private readonly zips: ZipDirectory) {}

  @Bind(getZip)
  async zip(@Input() { params }: HandlerInput<typeof getZip>) {
    return mapResult(await this.zips.place(params.zip), replyOf);
  }

  @Bind(findNearestZip, { rate: 'strict' })
  async nearest(@Input() { body }: HandlerInput<typeof findNearestZip>) {
    return mapResult(await this.zips.around({ lat: body.latitude, lng: body.longitude }), replyOf);
  }
}
