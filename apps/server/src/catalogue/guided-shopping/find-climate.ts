import { Injectable } from '@nestjs/common';
import type { guidedClimate, ReplyOf } from '@simpletread/contract';
import { localClimate, ok, type Result } from '@simpletread/domain';

import { ZipDirectory } from '../../delivery/index.js';

/** The winter climate around a ZIP. */
@Injectable()
export class FindClimate {
  constructor(private readonly zips: ZipDirectory) {}

  async run(zip: string): Promise<Result<ReplyOf<typeof guidedClimate>, 'contact.zipInvalid'>> {
    const found = await this.zips.place(zip);
    if (!found.ok) return found;
    const { city, state, position } = found.value;
    const climate = localClimate(state, position);
    return ok({ climate: climate === null ? null : { zip, city, state, ...climate } });
  }
}
