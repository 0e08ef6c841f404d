import { Controller } from '@nestjs/common';
import {
  findNearestZip,
  findPickupPoints,
  getZip,
  type HandlerInput,
  type HandlerReply,
} from '@simpletread/contract';
import { mapResult } from '@simpletread/domain';

import { Bind, Input } from '../platform/http/index.js';
import { FindPickupPoints } from './pickup-points/find-pickup-points.js';
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
export class LocationsController {
  constructor(
    private readonly zips: ZipDirectory,
    private readonly findPoints: FindPickupPoints,
  ) {}

  @Bind(getZip)
  async zip(@Input() { params }: HandlerInput<typeof getZip>) {
    return mapResult(await this.zips.place(params.zip), replyOf);
  }

  @Bind(findPickupPoints)
  pickupPoints(@Input() { query }: HandlerInput<typeof findPickupPoints>) {
    return this.findPoints.run(query);
  }

  @Bind(findNearestZip, { rate: 'strict' })
  async nearest(@Input() { body }: HandlerInput<typeof findNearestZip>) {
    return mapResult(await this.zips.around({ lat: body.latitude, lng: body.longitude }), replyOf);
  }
}
