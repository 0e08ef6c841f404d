import { Chip } from '@simpletread/ui';
import { LinkBase } from 'react-admin';

import panel from '../detail/Panel.module.css';
import { Pairs, Panel, RecordPage } from '../detail/index.js';
import { PageHeader } from '../frame/index.js';
import { Instant } from '../time/index.js';
import { actionText, subjectText } from './action-words.js';
import { actorText, type AuditEntry, recordPath } from './audit-row.js';
import { Changes } from './Changes.js';
import { fieldChanges } from './field-changes.js';

const LinkChip = ({ link }: Pick<AuditEntry, 'link'>) => {
  if (link === null) return <Chip mark="ring">Not chained</Chip>;
  return link.isWhole ? (
    <Chip tone="good" mark="full">
      Verified
    </Chip>
  ) : (
    <Chip tone="bad" mark="full">
      Broken
    </Chip>
  );
};

const ChainPanel = ({ link }: Pick<AuditEntry, 'link'>) => {
  if (link === null) return null;
  return (
    <Panel title="Position in the chain">
      <Pairs
        pairs={[
          ['Number', link.sequence],
          [
            'Hash of the previous row',
            <code key="before">{link.previousHash ?? 'none, this is the first'}</code>,
          ],
          ['Hash of both', <code key="both">{link.hash}</code>],
          [
            'Intact',
            link.isWhole ? 'yes, the row is unchanged' : 'no, the row or the link before it was changed',
          ],
        ]}
      />
    </Panel>
  );
};

const EntryView = ({ entry }: { readonly entry: AuditEntry }) => {
  const path = recordPath(entry.subjectType, entry.subjectId);
  return (
    <>
      <PageHeader title={actionText(entry.action)} marks={<LinkChip link={entry.link} />} />
      <div className={panel.stack}>
        <Panel title="Person, time and record">
          <Pairs
            pairs={[
              ['Who', actorText(entry)],
              ['When', <Instant key="when" at={entry.at} isFull />],
              [
                'Record',
                path === null ? (
                  (entry.subjectName ?? `${subjectText(entry.subjectType)} ${entry.subjectId}`)
                ) : (
                  <LinkBase key="on" to={path}>
                    {entry.subjectName ?? `Open the ${subjectText(entry.subjectType).toLowerCase()}`}
                  </LinkBase>
                ),
              ],
              ['Action', <code key="action">{entry.action}</code>],
              ['Request', entry.requestId ?? '–'],
            ]}
          />
        </Panel>
        <Panel title="Before and after">
          <Changes
            changes={fieldChanges(entry.before, entry.after)}
            none="No record was changed."
            isErased={entry.isErased}
            context={{ subjectType: entry.subjectType, names: entry.names }}
          />
        </Panel>
        <ChainPanel link={entry.link} />
      </div>
    </>
  );
};

/** One entry of the audit: who, when, what, before and after, and its place in the chain. */
export const AuditPage = () => (
  <RecordPage<AuditEntry> resource="audit">{(entry) => <EntryView entry={entry} />}</RecordPage>
);
