import { Controller } from '@nestjs/common';
import { listMovedAddresses } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { Bind } from '../../platform/http/index.js';
import { MovedAddresses } from './moved-addresses.js';

@Controller()
export class MovedAddressesController {
  constructor(private readonly moved: MovedAddresses) {}

  @Bind(listMovedAddresses)
  async list() {
    return ok(await this.moved.current());
  }
}
