import { Injectable } from '@nestjs/common';
import type { HandlerInput, listSavedReplies, ListPage, SavedReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Database } from '../../../platform/database/index.js';
import { pageOfRows } from '../../../platform/lists/index.js';
import type { SavedReplyRow } from '../saved-reply.entity.js';
import { SavedReplyRepository } from '../saved-reply.repository.js';

type Query = HandlerInput<typeof listSavedReplies>['query'];

/** A saved reply as the console shows it. */
export const savedReplyOf = ({ updated_at: at, ...row }: SavedReplyRow): SavedReply => ({
  ...row,
  updatedAt: at.toISOString(),
});

/** Saved replies for staff. */
@Injectable()
export class ReadSavedReplies {
  constructor(
    private readonly database: Database,
    private readonly texts: SavedReplyRepository,
  ) {}

  async find(id: string): Promise<Result<SavedReply, 'record.missing'>> {
    const found = (await this.all()).find((text) => text.id === id);
    return found === undefined ? refuse('record.missing') : ok(found);
  }

  async page({ filter = {}, sort = ['name', 'ASC'], range }: Query): Promise<ListPage<SavedReply>> {
    const { id: ids, q = '' } = filter;
    const part = q.trim().toLowerCase();
    const [by, direction] = sort;
    const found = (await this.all()).filter(({ name, subject, text }) =>
      [name, subject, text].some((words) => words.toLowerCase().includes(part)),
    );
    return pageOfRows(found, { ids, range, sort: { by: (text) => text[by], direction } });
  }

  private async all(): Promise<SavedReply[]> {
    return (await this.texts.all(this.database)).map(savedReplyOf);
  }
}
