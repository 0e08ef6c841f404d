import { Injectable } from '@nestjs/common';
import type { Found } from '@simpletread/contract';
import { foundKindsFor, type PermissionHolder, readFinderText } from '@simpletread/domain';

import { FoundReader } from './found.reader.js';

type Recent = Pick<Found, 'kind' | 'id'>;

const keyOf = ({ kind, id }: Recent): string => `${kind} ${id}`;

/** Finds records of the kinds whose lists the person may open. */
@Injectable()
export class FindAnything {
  constructor(private readonly reader: FoundReader) {}

  /** Everything that `typed` can mean, grouped by kind; nothing for a single character. */
  async byText(typed: string, viewer: PermissionHolder): Promise<Found[]> {
    const text = readFinderText(typed);
    if (text.text.length < 2) return [];
    const found = await Promise.all(
      foundKindsFor(viewer).map((kind) => this.reader.byText(kind, text, viewer)),
    );
    return found.flat();
  }

  /** The given records as they are now, in the same order. */
  async byId(records: readonly Recent[], viewer: PermissionHolder): Promise<Found[]> {
    const found = await Promise.all(
      foundKindsFor(viewer).map((kind) => {
        const ids = records.filter((record) => record.kind === kind).map(({ id }) => id);
        return ids.length === 0 ? Promise.resolve([]) : this.reader.byId(kind, ids, viewer);
      }),
    );
    const byKey = new Map(found.flat().map((row) => [keyOf(row), row]));
    return records.flatMap((record) => byKey.get(keyOf(record)) ?? []);
  }
}
