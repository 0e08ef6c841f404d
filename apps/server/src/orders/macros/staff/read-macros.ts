import { Injectable } from '@nestjs/common';
import type { HandlerInput, listMacros, ListPage, Macro } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Database } from '../../../platform/database/index.js';
import { pageOfRows } from '../../../platform/lists/index.js';
import type { MacroRow } from '../macro.entity.js';
import { MacroRepository } from '../macro.repository.js';

type Query = HandlerInput<typeof listMacros>['query'];

/** A macro as the console shows it. */
export const macroOf = ({ updated_at: at, ...row }: MacroRow): Macro => ({
  ...row,
  updatedAt: at.toISOString(),
});

/** Macros for staff. */
@Injectable()
export class ReadMacros {
  constructor(
    private readonly database: Database,
    private readonly macros: MacroRepository,
  ) {}

  async find(id: string): Promise<Result<Macro, 'record.missing'>> {
    const found = (await this.all()).find((macro) => macro.id === id);
    return found === undefined ? refuse('record.missing') : ok(found);
  }

  async page({ filter = {}, sort = ['name', 'ASC'], range }: Query): Promise<ListPage<Macro>> {
    const { id: ids, q = '' } = filter;
    const part = q.trim().toLowerCase();
    const [by, direction] = sort;
    const found = (await this.all()).filter(({ name }) => name.toLowerCase().includes(part));
    return pageOfRows(found, { ids, range, sort: { by: (macro) => macro[by], direction } });
  }

  private async all(): Promise<Macro[]> {
    return (await this.macros.all(this.database)).map(macroOf);
  }
}
