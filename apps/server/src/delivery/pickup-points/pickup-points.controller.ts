import { Controller } from '@nestjs/common';
import { findPickupPoints, type HandlerInput } from '@simpletread/contract';

import { Bind, Input } from '../../platform/http/index.js';
import { FindPickupPoints } from './find-pickup-points.js';

@Controller()
export class PickupPointsController {
  constructor(private readonly findPoints: FindPickupPoints) {}

  @Bind(findPickupPoints)
  pickupPoints(@Input() { query }: HandlerInput<typeof findPickupPoints>) {
    return this.findPoints.run(query);
  }
}
