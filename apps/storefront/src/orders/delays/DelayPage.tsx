import type { DelayView } from '@simpletread/contract';
import { formatMoney, formatOrderNumber, type OrderNumber } from '@simpletread/domain';
import { Banner, Card, DataList } from '@simpletread/ui';
import { dayWords } from '../../shell/time';
import { type AnswerAction, AnswerButton } from './AnswerButton';
import { newDayWords, settledWords, silenceWords } from './delay-words';
import styles from './Delay.module.css';

interface DelayPageProps {
  readonly delay: DelayView;
  readonly action: AnswerAction;
  /** The fields that name the delay: of its private link or of an order in the account; none for the tracked order. */
  readonly place?: Readonly<Record<string, string>>;
  readonly phone: { readonly display: string; readonly value: string };
  readonly formKey: string;
}

type AnswersProps = Omit<DelayPageProps, 'phone'>;

const fieldsOf = ({ delay, place, formKey }: AnswersProps, answer: 'agree' | 'cancel') => ({
  ...place,
  answer,
  version: String(delay.version),
  refundInCents: String(delay.refundInCents),
  key: `${formKey}-${answer}`,
});

const Wait = (props: AnswersProps) => {
  const { delay, action } = props;
  return (
    <Card className={styles.card ?? ''}>
      <h2>Wait for your tires</h2>
      <p>
        {delay.revisedOn === null
          ? 'We email you as soon as we know the day. You can still cancel until the tires ship.'
          : `Your tires arrive by ${dayWords(delay.revisedOn)}. If that changes, we ask you again.`}
      </p>
      {delay.missedAppointment !== null && (
        <p>
          Your appointment on {delay.missedAppointment} is too early for the new day. Please choose a later
          time.
        </p>
      )}
      <AnswerButton action={action} fields={fieldsOf(props, 'agree')} variant="cta">
        I’ll wait
      </AnswerButton>
    </Card>
  );
};

const Cancel = (props: AnswersProps) => {
  const { delay, action } = props;
  return (
    <Card className={styles.card ?? ''}>
      <h2>Cancel for a full refund</h2>
      <ul className={styles.effects} aria-label="What happens">
        {delay.cancelEffects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <p className="t-muted">A cancelled order can’t be restored. You can order the tires again.</p>
      <AnswerButton action={action} fields={fieldsOf(props, 'cancel')} variant="danger">
        Cancel order, refund {formatMoney(delay.refundInCents)}
      </AnswerButton>
    </Card>
  );
};

/** A late order for its buyer, who waits or cancels. Source: 16 CFR 435.2. */
export const DelayPage = ({ delay, action, place, phone, formKey }: DelayPageProps) => {
  const settled = settledWords(delay);
  const answers = { delay, action, formKey, ...(place === undefined ? {} : { place }) };
  return (
    <div className={`l-wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>
          {delay.firstName}, your order is delayed{delay.isFurther ? ' again' : ''}
        </h1>
        <p>{delay.reason}</p>
      </header>
      {settled !== null && <Banner tone={delay.state === 'agreed' ? 'good' : 'info'}>{settled}</Banner>}
      <div className={styles.columns}>
        <Card className={styles.card ?? ''}>
          <h2>Order {formatOrderNumber(delay.orderNumber as OrderNumber)}</h2>
          <ul className={styles.tires}>
            {delay.tires.map((tire) => (
              <li key={tire}>{tire}</li>
            ))}
          </ul>
          <DataList
            isRuled
            rows={[
              ...(delay.promisedOn === null
                ? []
                : [{ id: 'promised', label: 'Promised by', value: dayWords(delay.promisedOn) }]),
              { id: 'revised', label: 'New delivery day', value: newDayWords(delay) },
            ]}
          />
          {delay.state === 'asked' && <p>{silenceWords(delay)}</p>}
        </Card>
        <div className={styles.answers}>
          {delay.canAgree && <Wait {...answers} />}
          {delay.canCancel && <Cancel {...answers} />}
        </div>
      </div>
      <p className="t-muted">
        Questions? Call <a href={`tel:${phone.value}`}>{phone.display}</a> with your order number.
      </p>
    </div>
  );
};
