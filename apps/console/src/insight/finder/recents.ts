import { MOST_RECENTS } from '@simpletread/contract';
import { CONSOLE_RECENTS_ITEM, FOUND_KINDS, type FoundKind, isUuid, nameFor } from '@simpletread/domain';

import { keepStored, readStored } from '../../shell/stored-values/index.js';
import type { FoundRecord } from './found-path.js';

const isKind = (text: string): text is FoundKind => FOUND_KINDS.some((kind) => kind === text);

const readRecord = (text: string): FoundRecord[] => {
  const [kind = '', id = ''] = text.split(':');
  return isKind(kind) && isUuid(id) ? [{ kind, id }] : [];
};

const storageKey = (personId: string): string => nameFor(CONSOLE_RECENTS_ITEM, personId);

/** The records that a person opened last on this machine, newest first. Ids only: names stay on the server. */
export const readRecents = (personId: string): readonly FoundRecord[] =>
  (readStored(storageKey(personId)) ?? '').split(' ').flatMap(readRecord).slice(0, MOST_RECENTS);

export const keepRecent = (personId: string, record: FoundRecord): void => {
  const others = readRecents(personId).filter(({ kind, id }) => kind !== record.kind || id !== record.id);
  const kept = [record, ...others].slice(0, MOST_RECENTS);
  keepStored(storageKey(personId), kept.map(({ kind, id }) => `${kind}:${id}`).join(' '));
};
