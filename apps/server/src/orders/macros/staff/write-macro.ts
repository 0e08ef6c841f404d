import { Injectable } from '@nestjs/common';
import type { Macro } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffAction, type StaffContext } from '../../../platform/audit/index.js';
import { isStale, type SeenVersion, type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { MacroRepository, type MacroWords } from '../macro.repository.js';
import { macroOf } from './read-macros.js';

const wordsOf = ({ name, steps }: MacroWords): MacroWords => ({ name, steps });

const actionOf = (
  action: string,
  id: string,
  before: MacroWords | null,
  after: MacroWords | null,
): StaffAction => ({ action, subjectType: 'macro', subjectId: id, before, after });

/** Creates, changes and deletes macros. */
@Injectable()
export class WriteMacro {
  constructor(
    private readonly work: UnitOfWork,
    private readonly macros: MacroRepository,
    private readonly audit: Audit,
  ) {}

  create(words: MacroWords, context: StaffContext): Promise<Result<Macro>> {
    return this.work.run(async (tx): Promise<Result<Macro>> => {
      const id = newId();
      if (!(await this.macros.insert(tx, id, words))) return refuse('macro.nameTaken');
      await this.audit.recordStaff(tx, actionOf('macro.create', id, null, words), context);
      return this.written(tx, id);
    });
  }

  change(id: string, version: number, words: MacroWords, context: StaffContext): Promise<Result<Macro>> {
    return this.work.run(async (tx): Promise<Result<Macro>> => {
      const stored = await this.macros.lock(tx, id);
      if (stored === null) return refuse('record.missing');
      if (stored.version !== version) return refuse('record.stale');
      if (!(await this.macros.update(tx, id, words))) return refuse('macro.nameTaken');
      const entry = actionOf('macro.change', id, wordsOf(stored), words);
      await this.audit.recordStaff(tx, entry, context);
      return this.written(tx, id);
    });
  }

  delete(id: string, seen: SeenVersion, context: StaffContext): Promise<Result<undefined>> {
    return this.work.run(async (tx): Promise<Result<undefined>> => {
      const stored = await this.macros.lock(tx, id);
      if (stored === null) return refuse('record.missing');
      if (isStale(stored.version, seen)) return refuse('record.stale');
      await this.macros.delete(tx, id);
      const entry = actionOf('macro.delete', id, wordsOf(stored), null);
      await this.audit.recordStaff(tx, entry, context);
      return ok(undefined);
    });
  }

  private async written(tx: Transaction, id: string): Promise<Result<Macro>> {
    const stored = await this.macros.lock(tx, id);
    return stored === null ? refuse('record.missing') : ok(macroOf(stored));
  }
}
