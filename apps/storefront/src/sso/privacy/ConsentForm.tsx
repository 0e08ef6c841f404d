import {
  type ConsentCategory,
  type ConsentFacts,
  easternDate,
  hasConsent,
  isOverruledBySignal,
  OPTIONAL_CATEGORIES,
} from '@simpletread/domain';
import { Button, Checkbox } from '@simpletread/ui';
import { chooseConsent } from './choose-consent';
import styles from './ConsentForm.module.css';

const WORDS: Readonly<Record<ConsentCategory, { label: string; detail: string }>> = {
  necessary: {
    label: 'Necessary',
    detail: 'Cart, checkout, sign-in, and your ZIP and vehicle for prices. Always on.',
  },
  preferences: {
    label: 'Preferences',
    detail: 'Your last searches and filters, the tires you viewed, light or dark colors.',
  },
  analytics: {
    label: 'Analytics',
    detail:
      'Measures how the shop is used, with random numbers and never by name, and tests variants. For 90 days.',
  },
  marketing: { label: 'Marketing', detail: 'Shows you our tires elsewhere. We don’t do this today.' },
};

const lastChosen = ({ consent }: ConsentFacts): string =>
  consent === null
    ? 'You have not chosen yet. We store only what is necessary.'
    : `You chose on ${easternDate(consent.at)}. We ask again after twelve months.`;

/** Each category with its choice; also without script. */
export const ConsentForm = ({ facts }: { facts: ConsentFacts }) => (
  <form action={chooseConsent} className={styles.form} key={facts.consent?.at.getTime() ?? 0}>
    <p>
      <b>{WORDS.necessary.label}</b>
      <br />
      <span className="t-muted">{WORDS.necessary.detail}</span>
    </p>
    {OPTIONAL_CATEGORIES.map((category) => (
      <Checkbox
        key={category}
        name="category"
        value={category}
        label={WORDS[category].label}
        detail={
          facts.hasPrivacySignal && isOverruledBySignal(category)
            ? 'Off: your browser sends Global Privacy Control.'
            : WORDS[category].detail
        }
        defaultChecked={hasConsent(category, facts)}
        disabled={facts.hasPrivacySignal && isOverruledBySignal(category)}
      />
    ))}
    <p className="t-muted">{lastChosen(facts)}</p>
    <div className={styles.answers}>
      <Button type="submit" name="choice" value="own">
        Save my choice
      </Button>
      <Button type="submit" name="choice" value="none" variant="ghost">
        Reject all
      </Button>
      <Button type="submit" name="choice" value="all" variant="ghost">
        Accept all
      </Button>
    </div>
  </form>
);
