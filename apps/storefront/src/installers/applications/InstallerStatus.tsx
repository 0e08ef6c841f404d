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
import { ChangeButton, standingStyles as styles } from '../../shell/forms';
import { momentWords } from '../../shell/words';
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

/** The shops that the customer applied with, and where each stands. */
export const InstallerStatus = ({
  applications,
  isUnproved,
}: {
  readonly applications: readonly Application[];
  /** The account's address is not proved yet, so that nothing can be its own. */
  readonly isUnproved: boolean;
}) => (
  <AccountFrame title="Installer program" lead="Where your application stands, and what we ask.">
    <div className={styles.page} style={{ paddingBlock: 0 }}>
      {isUnproved && (
        <Banner tone="warn">
          Confirm your email address by the link that we sent you. An application that you sent with it shows
          here then.
        </Banner>
      )}
      {applications.length === 0 ? (
        <EmptyState title="No application yet">
          Register your shop with the address of this account, or sign in with the one that you registered it
          with.
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
