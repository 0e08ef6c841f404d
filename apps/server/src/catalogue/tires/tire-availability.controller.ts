import { Controller } from '@nestjs/common';
import { type HandlerInput, type HandlerReply, listTireAvailability } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { Bind, Input } from '../../platform/http/index.js';
import { availabilityOf } from './tire-variant.js';
import { TireReader } from './tire.reader.js';

@Controller()
export class TireAvailabilityController {
  constructor(private readonly tires: TireReader) {}

  @Bind(listTireAvailability)
  async list(
    @Input() { query }: HandlerInput<typeof listTireAvailability>,
  ): Promise<Result<HandlerReply<typeof listTireAvailability>>> {
    const tires = await this.tires.byItemNumbers([...new Set(query.items.split('.').map(Number))]);
    return ok({
      items: tires.map((tire) => ({
        itemNumber: tire.itemNumber,
        tireId: tire.tireId,
        brandSlug: tire.line.brandSlug,
        lineSlug: tire.line.lineSlug,
        sizeSlug: tire.size.slug,
        availability: availabilityOf(tire),
      })),
    });
  }
}
