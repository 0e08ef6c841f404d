import { Injectable } from '@nestjs/common';
import type { HandlerInput, listPreparedTexts, ListPage, PreparedText } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Database } from '../../../platform/database/index.js';
import { pageOfRows } from '../../../platform/lists/index.js';
import type { PreparedTextRow } from '../prepared-text.entity.js';
import { PreparedTextRepository } from '../prepared-text.repository.js';

type Query = HandlerInput<typeof listPreparedTexts>['query'];

/** A prepared text as the console shows it. */
export const preparedTextOf = ({ updated_at: at, ...row }: PreparedTextRow): PreparedText => ({
  ...row,
  updatedAt: at.toISOString(),
});

/** Prepared texts for staff. */
@Injectable()
export class ReadPreparedTexts {
  constructor(
    private readonly database: Database,
    private readonly texts: PreparedTextRepository,
  ) {}

  async find(id: string): Promise<Result<PreparedText, 'record.missing'>> {
    const found = (await this.all()).find((text) => text.id === id);
    return found === undefined ? refuse('record.missing') : ok(found);
  }

  async page({ filter = {}, sort = ['name', 'ASC'], range }: Query): Promise<ListPage<PreparedText>> {
    const { id: ids, q = '' } = filter;
    const part = q.trim().toLowerCase();
    const [by, direction] = sort;
    const found = (await this.all()).filter(({ name, subject, text }) =>
      [name, subject, text].some((words) => words.toLowerCase().includes(part)),
    );
    return pageOfRows(found, { ids, range, sort: { by: (text) => text[by], direction } });
  }

  private async all(): Promise<PreparedText[]> {
    return (await this.texts.all(this.database)).map(preparedTextOf);
  }
}
