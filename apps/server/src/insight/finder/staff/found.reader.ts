import { Injectable } from '@nestjs/common';
import type { Found } from '@simpletread/contract';
import type { FinderText, FoundKind, PermissionHolder } from '@simpletread/domain';

import { Database, ReadReplica } from '../../../platform/database/index.js';
import { SOURCES } from './found-sources.js';

/** Reads records of one kind, as their viewer may see them. Decision record 95. */
@Injectable()
export class FoundReader {
  constructor(
    private readonly replica: ReadReplica,
    private readonly database: Database,
  ) {}

  async byText(kind: FoundKind, text: FinderText, viewer: PermissionHolder): Promise<Found[]> {
    const { byText, read } = SOURCES[kind];
    const statement = byText(text, viewer);
    return statement === null ? [] : read(this.replica, statement, viewer);
  }

  /** From the primary: the record opened last may be a new one. */
  byId(kind: FoundKind, ids: readonly string[], viewer: PermissionHolder): Promise<Found[]> {
    const { byId, read } = SOURCES[kind];
    return read(this.database, byId(ids), viewer);
  }
}
