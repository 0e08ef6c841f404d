import type { InstallerApplicationReply } from '@simpletread/contract';
import {
  formatMoney,
  INSTALLER_PAID_WITHIN_HOURS,
  isInstallerApplicationAmendable,
  isInstallerApplicationOpen,
} from '@simpletread/domain';
import { Banner, Button, Card, Chip, EmptyState } from '@simpletread/ui';
import { randomUUID } from 'node:crypto';
import { PageLink } from '../../shell/controls';
import { AccountFrame } from '../../sso';
import { ChangeButton, standingStyles as styles } from '../../shell/form';
import { momentWords } from '../../shell/time';
import { withdraw } from './installer-actions';
import { eventWords, STATE_WORDS } from './installer-words';
import { InstallerAnswerForm } from './InstallerAnswerForm';
import { InstallerDetails } from './InstallerDetails';
import { InstallerProgress } from './InstallerProgress';

type Application = InstallerApplicationReply;

const Enrolment = ({ enrolment }: { readonly enrolment: NonNullable<Application['enrolment']> }) => (
  <Banner tone="good">
    Shoppers near you can choose your shop. Its code is {enrolment.shopCode}; you are paid{' '}
    {formatMoney(enrolment.payPerTireInCents)} for each tire, within {INSTALLER_PAID_WITHIN_HOURS} hours.
  </Banner>
);

const Thread = ({ entries }: Pick<Application, 'entries'>) => (
  <ol role="list" className={styles.entries}>
    {entries.map(({ at, event, text }) => (
      <li key={at} className={styles.entry}>
        <b>
          {eventWords(event)}, {momentWords(at)}
        </b>
        {text !== '' && <span>{text}</span>}
      </li>
    ))}
  </ol>
);

const One = ({ application }: { readonly application: Application }) => {
  const { id, state, details, entries, enrolment, hasImage } = application;
  const { words, tone } = STATE_WORDS[state];
  return (
    <Card as="li" className={styles.card ?? ''}>
      <div className={styles.cardHead}>
        <h2>{details.company}</h2>
        <Chip tone={tone}>{words}</Chip>
      </div>
      <InstallerProgress state={state} />
      {enrolment !== null && <Enrolment enrolment={enrolment} />}
      <Thread entries={entries} />
      {state === 'questionAsked' && <InstallerAnswerForm id={id} sendKey={randomUUID()} />}
      <InstallerDetails
        details={details}
        image={hasImage ? `/account/installer-application/${id}/image` : null}
      />
      <div className={styles.actions}>
        {isInstallerApplicationAmendable(state) && (
          <Button href={`/account/installer-application/${id}`} linkAs={PageLink} variant="ghost">
            Change the application
          </Button>
        )}
        {isInstallerApplicationOpen(state) && (
          <ChangeButton action={withdraw} fields={{ id, sendKey: randomUUID() }} variant="quiet">
            Withdraw the application
          </ChangeButton>
        )}
      </div>
    </Card>
  );
};

/** The customer's shop applications, with their progress. */
export const InstallerStatus = ({
  applications,
  isUnproved,
}: {
  readonly applications: readonly Application[];
  /** The account's address is not verified yet, so it can't own anything. */
  readonly isUnproved: boolean;
}) => (
  <AccountFrame title="Installer program" lead="The status of your application, and our questions.">
    <div className={styles.page} style={{ paddingBlock: 0 }}>
      {isUnproved && (
        <Banner tone="warn">
          Confirm your email address with the link we sent you. Then your application appears here.
        </Banner>
      )}
      {applications.length === 0 ? (
        <EmptyState title="No application yet">
          Register your shop with this account’s address, or sign in with the address you used.
        </EmptyState>
      ) : (
        <ul role="list" className={styles.entries}>
          {applications.map((application) => (
            <One key={application.id} application={application} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button
          href="/installers/apply"
          linkAs={PageLink}
          variant={applications.length === 0 ? 'cta' : 'ghost'}
        >
          {applications.length === 0 ? 'Register your shop' : 'Register another shop'}
        </Button>
      </div>
    </div>
  </AccountFrame>
);
