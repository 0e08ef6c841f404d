import type { RecordChangeReply } from '@simpletread/contract';
import { RECORD_FORMS } from '@simpletread/domain';

import { useCan } from '../../../shell/auth/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { Pairs, Panel, PlainTable, RecordPage } from '../../../shell/detail/index.js';
import { AppLink, PageHeader } from '../../../shell/frame/index.js';
import { Instant } from '../../../shell/time/index.js';
import { ChangeChip, ORIGIN_WORDS } from './change-face.js';
import { groupOf } from '../record-kinds.js';
import { Diff } from '../tables/PlanTable.js';
import styles from '../Records.module.css';
import { UndoButton } from './UndoButton.js';

const REFRESH_MS = 700;
const count = new Intl.NumberFormat('en-US');

const Linked = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <AppLink href={`/record-changes/${id}/show`}>{children}</AppLink>
);

const ChangeView = ({ change }: { readonly change: RecordChangeReply }) => {
  const can = useCan();
  const form = RECORD_FORMS[change.kind];
  const made = change.applied + change.skipped;
  const canUndo = change.state === 'done' && change.undoneBy === null && change.applied > 0;
  return (
    <>
      <PageHeader
        title={change.summary}
        marks={<ChangeChip change={change} />}
        note={
          <>
            {ORIGIN_WORDS[change.origin]}, {count.format(change.total)}{' '}
            {change.total === 1 ? form.noun : form.nouns}
          </>
        }
        actions={canUndo && can(groupOf(change.kind).change) && <UndoButton change={change} />}
      />
      <div className={panel.stack}>
        <Panel title="Progress" extra={`${count.format(made)} of ${count.format(change.total)}`}>
          <div className={styles.body}>
            <progress className={styles.bar} aria-label="Records processed" value={made} max={change.total} />
          </div>
          <Pairs
            pairs={[
              ['Changed', count.format(change.applied)],
              ['Skipped', count.format(change.skipped)],
              ['Started', <Instant key="begun" at={change.createdAt} isFull />],
              [
                'Finished',
                change.finishedAt === null ? 'not yet' : <Instant key="end" at={change.finishedAt} isFull />,
              ],
              ...(change.reason === null ? [] : [['Reason', change.reason] as const]),
              ...(change.undoes === null
                ? []
                : [
                    [
                      'Undoes',
                      <Linked key="undoes" id={change.undoes}>
                        another change
                      </Linked>,
                    ] as const,
                  ]),
              ...(change.undoneBy === null
                ? []
                : [
                    [
                      'Undone',
                      <Linked key="undone" id={change.undoneBy}>
                        by another change
                      </Linked>,
                    ] as const,
                  ]),
            ]}
          />
        </Panel>
        <Panel
          title="Records"
          extra={change.total > change.rows.length ? `the first ${change.rows.length}` : undefined}
        >
          <PlainTable
            label="Records before and after"
            rows={change.rows}
            keyOf={({ recordId }) => recordId}
            columns={[
              { label: 'Record', render: ({ label }) => label },
              { label: 'State', render: ({ state, problem }) => problem ?? state },
              { label: 'Changes', render: ({ fields }) => <Diff form={form} fields={fields} /> },
            ]}
          />
        </Panel>
      </div>
    </>
  );
};

/** A change of many records: how far it is, what it changed, and its undo. */
export const ChangePage = () => (
  <RecordPage<RecordChangeReply> resource="record-changes" refreshMs={REFRESH_MS}>
    {(change) => <ChangeView change={change} />}
  </RecordPage>
);
