'use client';

import { LIST_CONSENT_VERSION, listConsentText } from '@simpletread/domain';
import { Banner, Button, TextField } from '@simpletread/ui';
import { useKeptForm } from '../../shell/form';
import { NOT_ASKED } from './join-answer';
import { joinList } from './mailing-list-actions';
import styles from './MailingList.module.css';

/** The field that joins the mailing list. It works without script. */
export const JoinForm = () => {
  const { state, isPending, form, attributes } = useKeptForm(joinList, NOT_ASKED);
  if (state.isSent)
    return (
      <div role="status">
        <Banner tone="good">Almost done. Check {state.email} for our email, and follow its link.</Banner>
      </div>
    );
  return (
    <form {...attributes} ref={form} className={styles.join} noValidate>
      <TextField
        label="Send deals and news to"
        placeholder="you@example.com"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={state.email}
        hint={listConsentText(LIST_CONSENT_VERSION)}
        error={state.fields['email']}
      />
      <Button type="submit" variant="ghost" isLoading={isPending}>
        Join
      </Button>
      {state.problem !== null && (
        <div className={styles.problem}>
          <Banner tone="bad" isLive>
            {state.problem}
          </Banner>
        </div>
      )}
    </form>
  );
};
