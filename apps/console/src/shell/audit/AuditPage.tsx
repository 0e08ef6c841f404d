import { Chip } from '@simpletread/ui';
import { LinkBase } from 'react-admin';

import panel from '../detail/Panel.module.css';
import { Pairs, Panel, RecordPage } from '../detail/index.js';
import { PageHeader } from '../layout/index.js';
import { Instant } from '../time/index.js';
import { actionText, subjectText } from './action-words.js';
import { actorText, type AuditDeed, recordPath } from './audit-row.js';
import { Changes } from './Changes.js';
import { fieldChanges } from './field-changes.js';

const LinkChip = ({ link }: Pick<AuditDeed, 'link'>) => {
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

const ChainPanel = ({ link }: Pick<AuditDeed, 'link'>) => {
  if (link === null) return null;
  return (
    <Panel title="Place in the chain">
      <Pairs
        pairs={[
          ['Number', link.sequence],
          [
            'Hash of the row before',
            <code key="before">{link.previousHash ?? 'none, it is the first'}</code>,
          ],
          ['Hash of both', <code key="both">{link.hash}</code>],
          [
            'Holds',
            link.isWhole
              ? 'yes, the row is as it was written'
              : 'no: the row, or the link before it, was changed',
          ],
        ]}
      />
    </Panel>
  );
};

const DeedView = ({ deed }: { readonly deed: AuditDeed }) => {
  const path = recordPath(deed.subjectType, deed.subjectId);
  return (
    <>
      <PageHeader title={actionText(deed.action)} marks={<LinkChip link={deed.link} />} />
      <div className={panel.stack}>
        <Panel title="Who, when and on what">
          <Pairs
            pairs={[
              ['Who', actorText(deed)],
              ['When', <Instant key="when" at={deed.at} isFull />],
              [
                'On',
                path === null ? (
                  (deed.subjectName ?? `${subjectText(deed.subjectType)} ${deed.subjectId}`)
                ) : (
                  <LinkBase key="on" to={path}>
                    {deed.subjectName ?? `Open the ${subjectText(deed.subjectType).toLowerCase()}`}
                  </LinkBase>
                ),
              ],
              ['Action', <code key="action">{deed.action}</code>],
              ['Request', deed.requestId ?? '–'],
            ]}
          />
        </Panel>
        <Panel title="Before and after">
          <Changes
            changes={fieldChanges(deed.before, deed.after)}
            none="It changed no record."
            isErased={deed.isErased}
            telling={{ subjectType: deed.subjectType, names: deed.names }}
          />
        </Panel>
        <ChainPanel link={deed.link} />
      </div>
    </>
  );
};

/** One deed: who, when, what, before and after, and its place in the chain. */
export const AuditPage = () => (
  <RecordPage<AuditDeed> resource="audit">{(deed) => <DeedView deed={deed} />}</RecordPage>
);
