import type { ApplicationReply } from '@simpletread/contract';
import { easternDayOfYear } from '@simpletread/domain';
import { Button, Card, Chip, EmptyState } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { AccountFrame } from '../accounts';
import { ChangeButton, standingStyles as styles } from '../../shell/form';
import { AnswerForm } from './AnswerForm';
import { takeBack } from './application-actions';
import { eventWords, isOpen, STATE_WORDS } from './application-words';

const Application = ({ application }: { readonly application: ApplicationReply }) => {
  const { id, type, companyName, state, entries, documents } = application;
  const { words, tone } = STATE_WORDS[state];
  return (
    <Card as="li" className={styles.card ?? ''}>
      <div className={styles.cardHead}>
        <h2>{companyName === null ? type : `${type} for ${companyName}`}</h2>
        <Chip tone={tone}>{words}</Chip>
      </div>
      <ol role="list" className={styles.entries}>
        {entries.map(({ at, event, text }) => (
          <li key={at} className={styles.entry}>
            <b>
              {eventWords(event)}, {easternDayOfYear(at)}
            </b>
            {text !== '' && <span>{text}</span>}
          </li>
        ))}
      </ol>
      {documents.length > 0 && <p>Documents: {documents.map(({ name }) => name).join(', ')}</p>}
      {state === 'moreInfoAsked' && <AnswerForm id={id} />}
      {isOpen(state) && (
        <ChangeButton action={takeBack} fields={{ id }} variant="quiet">
          Withdraw this application
        </ChangeButton>
      )}
    </Card>
  );
};

/** The customer's applications, with their status. */
export const ApplicationList = ({ applications }: { readonly applications: readonly ApplicationReply[] }) => (
  <AccountFrame
    title="Business accounts"
    lead="Fleet, partner, special-order and wholesale accounts get special prices."
  >
    <div className={styles.page} style={{ paddingBlock: 0 }}>
      {applications.length === 0 ? (
        <EmptyState title="No application yet">
          Tell us about your company, and we review it within two business days.
        </EmptyState>
      ) : (
        <ul role="list" className={styles.entries}>
          {applications.map((application) => (
            <Application key={application.id} application={application} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button
          href="/account/applications/new"
          linkAs={PageLink}
          variant={applications.length === 0 ? 'cta' : 'ghost'}
        >
          Apply for a business account
        </Button>
      </div>
    </div>
  </AccountFrame>
);
