import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { Panel } from '../../shell/detail/index.js';
import { useSettled } from '../../shell/form/index.js';
import { MailPreview, PillChoice } from '../../shell/messages/index.js';
import { type QuoteMessagesQuestion, useQuoteCalls } from './quote-calls.js';
import { type QuoteForm, previewOf } from './quote-form.js';
import styles from './Quotes.module.css';

const SETTLED_MS = 800;
const CHANNELS = [
  ['email', 'Email'],
  ['text', 'Text'],
] as const;

interface MessagesPreviewProps {
  /** Null for a quote that isn’t saved yet. */
  readonly number: string | null;
}

/** The email and the text as the customer gets them, a moment after each change. */
export const MessagesPreview = ({ number }: MessagesPreviewProps) => {
  const form = useWatch<QuoteForm>() as QuoteForm;
  const data = useQuoteCalls();
  const [channel, setChannel] = useState<'email' | 'text'>('email');
  const asked = useSettled(JSON.stringify(previewOf(form, number)), SETTLED_MS);
  const question = JSON.parse(asked) as QuoteMessagesQuestion | null;
  const { data: messages, error } = useQuery({
    queryKey: ['quote-messages', asked],
    queryFn: () => (question === null ? null : data.previewMessages(question)),
    enabled: question !== null,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (question === null || messages === undefined || messages === null || error !== null)
    return (
      <Panel title="Preview">
        <p className={styles.hint}>
          {error?.message ?? 'The email and the text appear here once the quote has tires and a ZIP code.'}
        </p>
      </Panel>
    );
  return (
    <>
      <Panel
        title="Preview"
        extra={<PillChoice label="Message" options={CHANNELS} value={channel} onChange={setChannel} />}
      >
        <p className={styles.hint}>{channel === 'email' ? messages.subject : 'One text message'}</p>
        {channel === 'text' && <p className={styles.message}>{messages.sms}</p>}
      </Panel>
      {channel === 'email' && <MailPreview html={messages.html} text={messages.text} />}
    </>
  );
};
