import Button from '@mui/material/Button';
import type { AdminCase, AdminCaseRow } from '@simpletread/contract';
import { EmptyState, Skeleton } from '@simpletread/ui';
import { useRef, useState } from 'react';
import { ListBase, useDataProvider, useGetOne, useListContext } from 'react-admin';

import { useNotice } from '../../shell/action/index.js';
import { WHOLE_RECORD } from '../../shell/api/index.js';
import { useCan } from '../../shell/auth/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import {
  BulkBar,
  csvOf,
  downloadCsv,
  ListTable,
  ListTools,
  Pager,
  readAllRows,
  TableButton,
  useTableLayout,
  ViewTabs,
} from '../../shell/list/index.js';
import { Presence } from '../../shell/presence/index.js';
import { useShortcuts } from '../../shell/shortcuts/index.js';
import { CaseBulk } from './bulk/CaseBulk.js';
import { CASE_COLUMNS, CASE_FILTERS } from './case-columns.js';
import { ChatStrip } from './chat/ChatStrip.js';
import { CaseDesk } from './CaseDesk.js';
import { CaseRow } from './CaseRow.js';
import styles from './Cases.module.css';
import { LogCallDialog } from './dialogs/LogCallDialog.js';
import { CASE_CSV } from './export-cases.js';

const VIEWS = [
  { name: 'To answer', filter: { isOurTurn: true }, isCounted: true },
  { name: 'Mine', filter: { isMine: true, state: ['new', 'open', 'waiting', 'snoozed'] }, isCounted: true },
  { name: 'Chats waiting', filter: { isChatWaiting: true }, isCounted: true },
  { name: 'Unassigned', filter: { hasOwner: false, isOurTurn: true }, isCounted: true },
  { name: 'All open', filter: { state: ['new', 'open', 'waiting', 'snoozed'] }, isCounted: true },
  { name: 'Snoozed', filter: { state: 'snoozed' } },
  { name: 'Solved', filter: { state: ['solved', 'closed'] } },
];

const REFRESH_MS = 30_000;

/** The selected case; it stays while its row moves to another view. */
const Selected = ({ id }: { readonly id: string }) => {
  const { data, error } = useGetOne<AdminCase>(
    'cases',
    { id, meta: WHOLE_RECORD },
    { refetchInterval: REFRESH_MS },
  );
  if (data === undefined)
    return error === null ? (
      <Skeleton />
    ) : (
      <EmptyState tone="error" title="This case can’t be shown right now" headingLevel={2}>
        Reload the page.
      </EmptyState>
    );
  return (
    <Presence key={id} resource="cases" id={id}>
      <CaseDesk record={data} />
    </Presence>
  );
};

const Rows = () => {
  const { data, isPending, error, filterValues } = useListContext<AdminCaseRow>();
  const isSearched = Boolean(filterValues['q']);
  const list = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState<string | null>(null);
  // A chat is worked on alone; the list comes back with its tab.
  const [chatId, setChatId] = useState<string | null>(null);
  // An answered case leaves the view, and the next one takes its place.
  const [place, setPlace] = useState(0);
  const rows = data ?? [];
  const found = rows.findIndex(({ id }) => id === selected);
  const at = found === -1 ? Math.min(place, Math.max(0, rows.length - 1)) : found;
  const go = (next: number): void => {
    const row = rows[next];
    if (row === undefined) return;
    setSelected(row.id);
    setPlace(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  useShortcuts([
    { keys: 'j', label: 'Next case', group: 'Case', run: () => go(at + 1) },
    { keys: 'k', label: 'Previous case', group: 'Case', run: () => go(at - 1) },
  ]);
  if (chatId !== null)
    return (
      <>
        <ChatStrip chosen={chatId} onChoose={setChatId} />
        <Selected key={chatId} id={chatId} />
      </>
    );
  if (error !== null && error !== undefined)
    return (
      <EmptyState tone="error" title="Cases can’t be shown right now" headingLevel={2}>
        Reload the page.
      </EmptyState>
    );
  const strip = <ChatStrip chosen={null} onChoose={setChatId} />;
  if (isPending) return <Skeleton />;
  const row = rows[at];
  if (row === undefined)
    return (
      <>
        {strip}
        <EmptyState
          title={isSearched ? 'No cases here match your search' : 'No cases in this view'}
          headingLevel={2}
        >
          {isSearched ? 'Try another view, or clear the search.' : 'New messages appear automatically.'}
        </EmptyState>
      </>
    );
  return (
    <>
      {strip}
      <div className={styles.split}>
        <ul ref={list} className={styles.rows} aria-label="Cases">
          {rows.map((record, index) => (
            <CaseRow key={record.id} record={record} isSelected={index === at} onSelect={() => go(index)} />
          ))}
        </ul>
        <Selected key={row.id} id={row.id} />
      </div>
    </>
  );
};

const Actions = () => {
  const { filterValues } = useListContext();
  const dataProvider = useDataProvider();
  const notice = useNotice();
  const can = useCan();
  const [isLogging, setIsLogging] = useState(false);
  const save = async (): Promise<void> => {
    try {
      const sort = { field: 'lastMessageAt', order: 'DESC' } as const;
      const { rows } = await readAllRows<AdminCaseRow>(dataProvider, 'cases', { sort, filter: filterValues });
      downloadCsv('cases', csvOf(CASE_CSV, rows));
    } catch {
      notice.warn('The cases could not be exported. Please try again.');
    }
  };
  return (
    <>
      {can('cases.handle') && (
        <Button variant="outlined" onClick={() => setIsLogging(true)}>
          Log a call
        </Button>
      )}
      <Button variant="outlined" onClick={() => void save()}>
        Export CSV
      </Button>
      {isLogging && <LogCallDialog onClose={() => setIsLogging(false)} />}
    </>
  );
};

const Body = () => {
  const [isTable] = useTableLayout('cases');
  const mayHandle = useCan()('cases.handle');
  return (
    <>
      <ListTools
        searchHint="Message, customer, order or case"
        filters={CASE_FILTERS}
        columns={isTable ? CASE_COLUMNS : null}
      >
        <TableButton resource="cases" />
      </ListTools>
      {isTable ? (
        <ListTable<AdminCaseRow>
          label="Cases"
          columns={CASE_COLUMNS}
          nameOf={({ caseNumber }) => `case ${caseNumber}`}
          isSelectable={mayHandle}
        />
      ) : (
        <Rows />
      )}
      <Pager />
      {isTable && mayHandle && (
        <BulkBar<AdminCaseRow> actions={(ids) => <CaseBulk ids={ids.map(String)} />} />
      )}
    </>
  );
};

/** Customers’ cases, the one to answer first on top: the selected one beside them, or all as a table. */
export const Inbox = () => (
  <ListBase<AdminCaseRow>
    resource="cases"
    sort={{ field: 'answerDueAt', order: 'ASC' }}
    perPage={25}
    filterDefaultValues={{ isOurTurn: true }}
    queryOptions={{ onError: () => undefined }}
  >
    <PageHeader title="Inbox" actions={<Actions />} />
    <ViewTabs views={VIEWS} savedFor="cases" />
    <Body />
  </ListBase>
);
