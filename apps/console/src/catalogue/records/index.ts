import { RECORD_FORMS, RECORD_KINDS, type RecordKind } from '@simpletread/domain';
import { createElement, lazy, type ComponentType } from 'react';

import { resourceOf } from './record-kinds.js';

export { RECORD_PATHS } from './record-kinds.js';

const recordList = lazy(async () => ({ default: (await import('./RecordList.js')).RecordList }));
const recordShow = lazy(async () => ({ default: (await import('./RecordShowPage.js')).RecordShowPage }));
const recordNew = lazy(async () => ({ default: (await import('./NewRecordPage.js')).NewRecordPage }));
const changeList = lazy(async () => ({ default: (await import('./changes/ChangeList.js')).ChangeList }));
const changePage = lazy(async () => ({ default: (await import('./changes/ChangePage.js')).ChangePage }));

type OfKind = ComponentType<{ readonly kind: RecordKind }>;

// One component per kind: a page of one kind must not keep text typed on a page of another.
const of = (page: OfKind, kind: RecordKind): ComponentType => {
  const Page = () => createElement(page, { kind });
  return Page;
};

/** A list, a page and, where records can be added, a form for each kind. */
export const recordResources = RECORD_KINDS.map((kind) => ({
  name: resourceOf(kind),
  list: of(recordList, kind),
  show: of(recordShow, kind),
  ...(RECORD_FORMS[kind].isAddable ? { create: of(recordNew, kind) } : {}),
}));

export const recordChanges = { name: 'record-changes', list: changeList, show: changePage };
