import { Controller } from '@nestjs/common';
import {
  changeMacro,
  createMacro,
  deleteMacro,
  getMacro,
  type HandlerInput,
  listMacros,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, deleted, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { ReadMacros } from './read-macros.js';
import { WriteMacro } from './write-macro.js';

@Controller()
export class MacrosController {
  constructor(
    private readonly macros: ReadMacros,
    private readonly write: WriteMacro,
  ) {}

  @Bind(listMacros)
  async list(@Input() { query }: HandlerInput<typeof listMacros>) {
    return ok(await this.macros.page(query));
  }

  @Bind(getMacro)
  get(@Input() { params }: HandlerInput<typeof getMacro>) {
    return this.macros.find(params.id);
  }

  @Bind(createMacro)
  create(
    @Input() { body }: HandlerInput<typeof createMacro>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.write.create(body, { staff, requestId });
  }

  @Bind(changeMacro)
  change(
    @Input() { params, body: { version, ...words } }: HandlerInput<typeof changeMacro>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.write.change(params.id, version, words, { staff, requestId });
  }

  @Bind(deleteMacro)
  delete(
    @Input() { params, query }: HandlerInput<typeof deleteMacro>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return deleted(params.id, this.write.delete(params.id, query.version ?? null, { staff, requestId }));
  }
}
