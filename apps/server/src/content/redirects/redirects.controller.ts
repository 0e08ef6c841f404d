import { Controller } from '@nestjs/common';
import { listRedirects } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { Bind } from '../../platform/http/index.js';
import { ReadRedirects } from './read-redirects.js';

@Controller()
export class RedirectsController {
  constructor(private readonly redirects: ReadRedirects) {}

  @Bind(listRedirects)
  async list() {
    return ok((await this.redirects.current()).map(([from, to]): [string, string] => [from, to]));
  }
}
