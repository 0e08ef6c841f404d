import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RecordValues } from '@simpletread/domain';

import { RecordStores, type RecordMapping, TableStore } from '../../records/index.js';
import { searchedWords } from './searched-words.js';

const tidied = (values: RecordValues): RecordValues => ({
  ...values,
  ...(typeof values.words === 'string' ? { words: searchedWords(values.words) } : {}),
});

const SYNONYMS: RecordMapping = {
  kind: 'search-synonyms',
  subjectType: 'searchSynonym',
  table: 'search.synonym',
  from: 'search.synonym t',
  idColumn: 't.id',
  label: 't.words',
  search: `t.words || ' ' || t.means`,
  orderBy: ['t.words'],
  columns: { words: 'words', means: 'means', isOn: 'is_on' },
  tidied,
};

const REDIRECTS: RecordMapping = {
  kind: 'search-redirects',
  subjectType: 'searchRedirect',
  table: 'search.redirect',
  from: 'search.redirect t',
  idColumn: 't.id',
  label: 't.words',
  search: `t.words || ' ' || t.label || ' ' || t.path`,
  orderBy: ['t.words'],
  columns: { words: 'words', path: 'path', label: 'label', isOn: 'is_on' },
  tidied,
};

/** Synonyms and redirects of the search, as records for staff. */
@Injectable()
export class SearchRecords implements OnModuleInit {
  constructor(private readonly stores: RecordStores) {}

  onModuleInit(): void {
    for (const mapping of [SYNONYMS, REDIRECTS]) this.stores.add(new TableStore(mapping, this.stores));
  }
}
