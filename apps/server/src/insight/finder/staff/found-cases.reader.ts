import { caseStateWord, formatCaseNumber, may } from '@simpletread/domain';

import { emailFor } from '../../../orders/order/staff/index.js';
import { containing } from '../../../platform/database/index.js';
import type { CaseRow } from '../../../support/index.js';
import { type FoundSource, joined, onValue } from './found-source.js';

type Row = Pick<CaseRow, 'id' | 'number' | 'subject' | 'state' | 'name' | 'email'>;

const TEXT = "c.subject || ' ' || c.name ILIKE ?";

/** Cases by number, subject and name; by mailbox and phone only for those who see contacts. */
export const foundCases: FoundSource<Row> = {
  kind: 'case',
  columns: 'c.id, c.number, c.subject, c.state, c.name, c.email',
  from: 'support.customer_case c',
  key: 'c.id',
  orderBy: 'c.last_message_at DESC, c.id DESC',
  anyOf: ({ text, caseNumber, mailbox, phone, zip, isName }, viewer) => [
    ...onValue(caseNumber, 'c.number = ?'),
    ...(may(viewer, 'contacts.read')
      ? [...onValue(mailbox, 'c.mailbox = ?'), ...onValue(phone, 'left(c.phone, 10) = ?')]
      : []),
    ...onValue(isName && mailbox === null && phone === null && zip === null ? containing(text) : null, TEXT),
  ],
  show: (row, viewer) => ({
    id: row.id,
    title: `${formatCaseNumber(row.number)} ${row.subject}`,
    detail: joined(row.name, row.email === '' ? null : emailFor(viewer, row.email), caseStateWord(row.state)),
  }),
};
