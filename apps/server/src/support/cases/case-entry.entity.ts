import { CASE_CHANNELS, CASE_ENTRY_KINDS, DOCUMENT_TYPES } from '@simpletread/domain';

import {
  bytea,
  char,
  entityOf,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  case_id: uuid(),
  kind: text(...CASE_ENTRY_KINDS),
  channel: nullable(text(...CASE_CHANNELS)),
  author: text(),
  staff_id: nullable(uuid()),
  text: text(),
  at: timestamptz(),
  provider_id: nullable(text()),
  message_id: nullable(uuid()),
  mailbox: nullable(text()),
  network: nullable(char(64)),
  request_key: nullable(text()),
};

/** A row of `support.case_entry`. */
export type CaseEntryRow = RowOf<typeof columns>;

export const caseEntryEntity = entityOf('support.case_entry', columns);

const fileColumns = {
  id: primary(uuid()),
  entry_id: uuid(),
  name: text(),
  media_type: text(...DOCUMENT_TYPES),
  bytes: bytea(),
};

/** A row of `support.case_file`. */
export type CaseFileRow = RowOf<typeof fileColumns>;

export const caseFileEntity = entityOf('support.case_file', fileColumns);
