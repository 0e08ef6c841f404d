import type { MessageStart, SavedReply, WrittenMessage } from '@simpletread/contract';
import { fillPlaceholders, isAboutOrder, renderMail } from '@simpletread/domain';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { RadioInput, SelectControl, TextInput } from '../../shell/form/index.js';
import { MailPreview } from '../../shell/messages/index.js';
import styles from './WriteFields.module.css';

const CHANNELS = [
  ['email', 'Email'],
  ['sms', 'Text message'],
] as const;
const MOST_CHARACTERS = 5_000;

interface WriteFieldsProps {
  readonly start: MessageStart;
  readonly texts: readonly SavedReply[];
}

const Preview = ({ start }: Pick<WriteFieldsProps, 'start'>) => {
  const { channel, subject, text } = useWatch<WrittenMessage>() as WrittenMessage;
  if (channel === 'sms') return <p className={styles.note}>{text.length} of 480 characters</p>;
  const mail = renderMail(
    { template: 'written', subject, blocks: text.trim().split(/\n\s*\n/) },
    start.signature,
  );
  return <MailPreview {...mail} />;
};

/** The fields of a message: a saved reply to start from, the channel, the words and a preview. */
export const WriteFields = ({ start, texts }: WriteFieldsProps) => {
  const { setValue } = useFormContext<WrittenMessage>();
  const channel = useWatch<WrittenMessage, 'channel'>({ name: 'channel' });
  const [chosen, setChosen] = useState('');
  const isOfOrder = start.values.orderNumber !== null;
  const fitting = texts.filter(({ subject, text }) => isOfOrder || !isAboutOrder(`${subject} ${text}`));
  const choose = (id: string): void => {
    setChosen(id);
    const text = texts.find((one) => one.id === id);
    if (text === undefined) return;
    setValue('subject', fillPlaceholders(text.subject, start.values), { shouldDirty: true });
    setValue('text', fillPlaceholders(text.text, start.values), { shouldDirty: true });
  };
  return (
    <>
      <SelectControl
        label="Saved reply"
        hint="Replaces the subject and message. Edit both before you send."
        value={chosen}
        options={[['', 'None'], ...fitting.map(({ id, name }) => [id, name] as const)]}
        onChange={choose}
      />
      {start.email !== null && start.phone !== null && (
        <RadioInput source="channel" legend="Send as" options={CHANNELS} />
      )}
      <p className={styles.note}>
        To {channel === 'email' ? start.email : start.phone}
        {channel === 'email' &&
          `. Our team sent ${start.sent} of ${start.most} emails to this address in the last 24 hours.`}
      </p>
      {channel === 'email' && (
        <TextInput source="subject" label="Subject" maxLength={MOST_CHARACTERS} isRequired />
      )}
      <TextInput source="text" label="Message" rows={8} maxLength={MOST_CHARACTERS} isRequired />
      <Preview start={start} />
    </>
  );
};
