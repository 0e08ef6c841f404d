'use client';

import {
  CONTACT_DRAFT_ITEM,
  CONTACT_SUBJECTS,
  DOCUMENT_TYPES,
  easternMoment,
  MOST_CONTACT_WORDS,
} from '@simpletread/domain';
import { Banner, Button, Card, SelectField, TextField } from '@simpletread/ui';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { PageLink } from '../../shell/controls';
import { standingStyles, useFormDraft, useKeptForm } from '../../shell/form';
import { sendMessage } from './contact-actions';
import { type TypedContact, unsent } from './contact-answer';
import { checkFile } from './contact-check';
import styles from './Contact.module.css';

interface ContactFormProps {
  readonly initial: TypedContact;
  readonly orders: readonly { readonly value: string; readonly label: string }[];
  readonly idempotencyKey: string;
}

const SUBJECTS = CONTACT_SUBJECTS.map((subject) => ({ value: subject, label: subject }));

const Sent = ({ caseNumber, answerBy }: { readonly caseNumber: string; readonly answerBy: string }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    window[CONTACT_DRAFT_ITEM.place].removeItem(CONTACT_DRAFT_ITEM.name);
  }, []);
  return (
    <Card as="section" aria-labelledby="sent" className={styles.card ?? ''}>
      <h2 id="sent" ref={title} tabIndex={-1}>
        We have your message
      </h2>
      <p>
        Your case number is <b className="t-num">{caseNumber}</b>. We’ll answer by email by{' '}
        {easternMoment(new Date(answerBy))}.
      </p>
    </Card>
  );
};

/** A file for the message: the browser's own file field, which works without script. */
const AttachmentField = ({
  error,
  isReset,
}: {
  readonly error: string | undefined;
  readonly isReset: boolean;
}) => {
  const id = useId();
  const [early, setEarly] = useState<string | null>(null);
  const shown = early ?? error;
  return (
    <div className={standingStyles.files}>
      <label htmlFor={id}>
        Attachment<span className={styles.optional}>, optional</span>
      </label>
      <input
        id={id}
        type="file"
        name="attachment"
        accept={DOCUMENT_TYPES.join(',')}
        aria-describedby={shown === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
        aria-invalid={shown === undefined ? undefined : true}
        onChange={({ target }) => setEarly(checkFile(target.files?.[0] ?? null))}
      />
      {shown !== undefined && (
        <p id={`${id}-error`} className={standingStyles.wrong}>
          <CircleAlert size={16} aria-hidden="true" />
          {shown}
        </p>
      )}
      <p id={`${id}-hint`} className={standingStyles.hint}>
        One PDF, JPEG or PNG, at most 1 MB.
      </p>
      {isReset && (
        <noscript>
          <p className={standingStyles.hint}>
            Choose your file again: the browser clears it when the page reloads.
          </p>
        </noscript>
      )}
    </div>
  );
};

/** The contact form. Without script it is sent and answered by the server just the same. */
export const ContactForm = ({ initial, orders, idempotencyKey }: ContactFormProps) => {
  const { state, isPending, form, attributes } = useKeptForm(sendMessage, unsent(initial));
  const [length, setLength] = useState(state.typed.message.length);
  useFormDraft(form, CONTACT_DRAFT_ITEM.name);
  useEffect(() => {
    const message = form.current?.elements.namedItem('message');
    if (message instanceof HTMLTextAreaElement) setLength(message.value.length);
  }, [form]);
  const { problem, fields, typed, attempt, sent } = state;
  if (sent !== null) return <Sent {...sent} />;
  const text = (name: keyof TypedContact) => ({ name, defaultValue: typed[name], error: fields[name] });
  return (
    <Card as="section" aria-labelledby="write" className={styles.card ?? ''}>
      <h2 id="write">Send us a message</h2>
      <p>
        For a price on tires, <PageLink href="/tire-request">request a quote</PageLink>.
      </p>
      <form {...attributes} ref={form} className={styles.form} noValidate>
        <input type="hidden" name="key" value={idempotencyKey} />
        {problem !== null && (
          <Banner tone="bad" isLive>
            {problem}
          </Banner>
        )}
        <div className={styles.pairs}>
          <TextField
            {...text('firstName')}
            label="First name"
            autoComplete="given-name"
            maxLength={25}
            isRequired
          />
          <TextField
            {...text('lastName')}
            label="Last name"
            autoComplete="family-name"
            maxLength={25}
            isRequired
          />
          <TextField
            {...text('email')}
            label="Email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            isRequired
          />
          <TextField
            {...text('phone')}
            label="Phone"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            isOptionalShown
          />
          <SelectField
            {...text('subject')}
            label="Subject"
            placeholder="Choose one"
            options={SUBJECTS}
            isRequired
          />
          {orders.length === 0 ||
          (typed.orderNumber !== '' && !orders.some(({ value }) => value === typed.orderNumber)) ? (
            <TextField {...text('orderNumber')} label="Order number" maxLength={40} isOptionalShown />
          ) : (
            <SelectField
              {...text('orderNumber')}
              label="Order number"
              options={[{ value: '', label: 'None' }, ...orders]}
              isOptionalShown
            />
          )}
        </div>
        <TextField
          {...text('message')}
          label="Message"
          hint={`${length}/${MOST_CONTACT_WORDS}`}
          maxLength={MOST_CONTACT_WORDS}
          onChange={({ target }) => setLength(target.value.length)}
          isMultiline
          isRequired
        />
        <AttachmentField error={fields['attachment']} isReset={attempt > 0} />
        <Button type="submit" variant="cta" size="l" isLoading={isPending}>
          Send message
        </Button>
      </form>
    </Card>
  );
};
