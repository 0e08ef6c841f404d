import type { InstallerApplicationRow } from '../../../installers/index.js';
import { containing } from '../../../platform/database/index.js';
import { type FoundSource, joined, onValue } from './found-source.js';

type Row = Pick<
  InstallerApplicationRow,
  'id' | 'company' | 'first_name' | 'last_name' | 'city' | 'state_code'
>;

const TEXT =
  "a.company || ' ' || a.first_name || ' ' || a.last_name || ' ' || a.city || ' ' || a.email ILIKE ?";

/** The permission to see applications includes their contacts. */
export const foundApplications: FoundSource<Row> = {
  kind: 'installerApplication',
  columns: 'a.id, a.company, a.first_name, a.last_name, a.city, a.state_code',
  from: 'installer_applications.application a',
  key: 'a.id',
  orderBy: 'a.created_at DESC, a.id DESC',
  always: "a.state <> 'awaitingEmail'",
  anyOf: ({ text, phone, mailbox, zip, isName }) => [
    ...onValue(phone, 'left(a.phone, 10) = ?'),
    ...onValue(phone, 'left(a.cell, 10) = ?'),
    ...onValue(mailbox, 'platform.mailbox_of(a.email) = ?'),
    ...onValue(zip, 'a.zip = ?'),
    ...onValue(isName && phone === null ? containing(text) : null, TEXT),
  ],
  show: (row) => ({
    id: row.id,
    title: row.company,
    detail: joined(`${row.first_name} ${row.last_name}`.trim(), row.city, row.state_code),
  }),
};
