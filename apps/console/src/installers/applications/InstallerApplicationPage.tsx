import {
  formatMoney,
  formatPhone,
  hoursWords,
  ownValue,
  SHOP_BADGES,
  SHOP_SERVICES,
  SHOP_TIRE_TYPES,
} from '@simpletread/domain';
import { Chip } from '@simpletread/ui';
import { useState, type ComponentType } from 'react';
import { LinkBase, useGetIdentity } from 'react-admin';

import styles from '../../shell/detail/Entries.module.css';
import { HistoryPanel } from '../../shell/audit/index.js';
import { useCan } from '../../shell/auth/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { Pairs, Panel, RecordPage, StateChip } from '../../shell/detail/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import { Instant } from '../../shell/time/index.js';
import { eventText, INSTALLER_FACES, type WholeInstaller } from './installer-face.js';
import { InstallerActions, type InstallerDialog } from './InstallerActions.js';
import {
  ApproveDialog,
  AskDialog,
  DeclineDialog,
  type InstallerDialogProps,
  NoteDialog,
} from './InstallerDialogs.js';
import { StorePicture } from './StorePicture.js';

const REFRESH_MS = 30_000;
const DIALOGS: Readonly<Record<InstallerDialog, ComponentType<InstallerDialogProps>>> = {
  ask: AskDialog,
  note: NoteDialog,
  decline: DeclineDialog,
  approve: ApproveDialog,
};

const phone = (text: string): string => {
  const [digits = '', extension] = text.split('x');
  const shown = formatPhone(digits, 'parentheses');
  return extension === undefined ? shown : `${shown} ext. ${extension}`;
};

const named = (names: Readonly<Record<string, string>>, chosen: readonly string[]): string =>
  chosen.map((one) => ownValue(names, one) ?? one).join(', ') || 'none';

const Thread = ({ application: { entries, details } }: { readonly application: WholeInstaller }) => (
  <Panel title="Messages">
    <ol className={styles.entries}>
      {entries.map(({ at, event, by, byName, text, isInternal }) => (
        <li key={at} className={styles.entry}>
          <b>
            {byName ?? (by === 'staff' ? 'Staff' : `${details.firstName} ${details.lastName}`)}{' '}
            {eventText(event)}
          </b>{' '}
          <Instant at={at} isFull /> {isInternal && <Chip>Staff only</Chip>}
          {text !== '' && <div>{text}</div>}
        </li>
      ))}
    </ol>
  </Panel>
);

const Standing = ({ application }: { readonly application: WholeInstaller }) => {
  const can = useCan();
  const { assignee, enrolment, shopId, accountId, accountEmail, agreedAt } = application;
  const account = accountEmail ?? 'erased';
  return (
    <Panel title="Status">
      <Pairs
        pairs={[
          ['Assigned to', assignee?.name ?? 'Unassigned'],
          [
            'Account',
            accountId === null ? (
              'email not confirmed'
            ) : can('accounts.read') ? (
              <LinkBase to={`/accounts/${accountId}/show`}>{account}</LinkBase>
            ) : (
              account
            ),
          ],
          ['Agreed to the terms', <Instant key="agreed" at={agreedAt} />],
          ...(enrolment === null || shopId === null
            ? []
            : ([
                [
                  'Shop',
                  <LinkBase key="shop" to={`/shops/${shopId}/show`}>
                    {enrolment.shopCode}
                  </LinkBase>,
                ],
                ['Paid per tire', formatMoney(enrolment.payPerTireInCents)],
              ] as const)),
        ]}
      />
    </Panel>
  );
};

const Details = ({
  application: { id, version, details, hasImage },
}: {
  readonly application: WholeInstaller;
}) => (
  <>
    <Panel title="People">
      <Pairs
        pairs={[
          ['Applicant', `${details.firstName} ${details.lastName}`],
          ['Cell', phone(details.cell)],
          ['Primary email', details.email],
          ['Primary phone', phone(details.phone)],
          ['Store manager', details.storeManager],
          ['Service manager', details.serviceManager],
          ['Service desk email', details.serviceDeskEmail],
          ['Service desk phone', phone(details.serviceDeskPhone)],
          [
            'Website',
            details.website === null ? (
              'none'
            ) : (
              <a key="website" href={details.website} target="_blank" rel="noreferrer noopener nofollow">
                {details.website}
              </a>
            ),
          ],
        ]}
      />
    </Panel>
    <Panel title="Hours" extra="shop’s local time">
      <Pairs pairs={hoursWords(details.hours)} />
    </Panel>
    <Panel title="Services and tires">
      <Pairs
        pairs={[
          ['Services', named(SHOP_SERVICES, details.services)],
          ['Tires', named(SHOP_TIRE_TYPES, details.tireTypes)],
          ['Badges', named(SHOP_BADGES, details.badges)],
        ]}
      />
    </Panel>
    {hasImage && (
      <Panel title="Store photo">
        <div className={styles.entries}>
          <StorePicture id={id} version={version} company={details.company} />
        </div>
      </Panel>
    )}
  </>
);

const InstallerView = ({ application }: { readonly application: WholeInstaller }) => {
  const can = useCan();
  const { identity } = useGetIdentity();
  const [open, setOpen] = useState<InstallerDialog | null>(null);
  const Opened = open === null ? null : DIALOGS[open];
  const { company, address1, address2, city, state, zip } = application.details;
  return (
    <>
      <PageHeader
        title={company}
        marks={<StateChip face={INSTALLER_FACES[application.state]} />}
        note={`${[address1, address2].filter(Boolean).join(', ')}, ${city}, ${state} ${zip}`}
        actions={
          can('installerApplications.decide') ? (
            <InstallerActions
              application={application}
              staffId={identity === undefined ? null : String(identity.id)}
              onOpen={setOpen}
            />
          ) : undefined
        }
      />
      <div className={panel.stack}>
        <Standing application={application} />
        <Thread application={application} />
        <Details application={application} />
        <HistoryPanel type="installerApplication" id={application.id} seen={application.version} />
      </div>
      {Opened !== null && <Opened application={application} onClose={() => setOpen(null)} />}
    </>
  );
};

/** One shop that applies: people, place, offer, what was said, and what can be done with it. */
export const InstallerApplicationPage = () => (
  <RecordPage<WholeInstaller> resource="installer-applications" refreshMs={REFRESH_MS}>
    {(application) => <InstallerView key={application.id} application={application} />}
  </RecordPage>
);
