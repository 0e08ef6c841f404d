import Button from '@mui/material/Button';
import { type MessageStart, type WrittenMessage, writeOrderMessage } from '@simpletread/contract';
import { useQuery } from '@tanstack/react-query';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog, InfoDialog } from '../../shell/dialog/index.js';
import { formContract } from '../../shell/form/index.js';
import { WriteFields } from './WriteFields.js';
import { useWrittenMessageCalls } from './written-message-calls.js';

interface WriteDialogProps {
  /** The order or customer that the message is about. */
  readonly about: { readonly kind: 'order' | 'customer'; readonly id: string };
  readonly onClose: () => void;
}

const TITLES = { order: 'Write to the buyer', customer: 'Write to the customer' } as const;
const RELOAD = ['orders', 'customers', 'messages', 'history'];

const contract = formContract<WrittenMessage, WrittenMessage>({
  schema: writeOrderMessage.body,
  inputOf: (form) => (form.channel === 'sms' ? { ...form, subject: '' } : form),
});

const firstValues = ({ email }: MessageStart): WrittenMessage => ({
  channel: email === null ? 'sms' : 'email',
  subject: '',
  text: '',
});

/** The dialog in which an agent writes to a customer, from a saved reply or from scratch, with a preview. */
export const WriteDialog = ({ about: { kind, id }, onClose }: WriteDialogProps) => {
  const calls = useWrittenMessageCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['message-start', kind, id],
    queryFn: async () => {
      const start = kind === 'order' ? calls.startOrderMessage(id) : calls.startCustomerMessage(id);
      const [found, texts] = await Promise.all([start, calls.savedReplies()]);
      return { start: found, texts };
    },
    staleTime: 0,
    gcTime: 0,
  });
  const send = useStaffAction({
    run: (body: WrittenMessage, key) =>
      kind === 'order' ? calls.writeOrderMessage(id, body, key) : calls.writeCustomerMessage(id, body, key),
    reload: RELOAD,
    done: () => 'Your message is on its way.',
    onDone: onClose,
  });
  const title = TITLES[kind];
  if (data === undefined)
    return error === null ? null : (
      <InfoDialog title={title} onClose={onClose}>
        We couldn’t load the recipient. <Button onClick={() => void refetch()}>Try again</Button>
      </InfoDialog>
    );
  if (data.start.email === null && data.start.phone === null)
    return (
      <InfoDialog title={title} onClose={onClose}>
        We don’t have an email address or mobile number for this customer.
      </InfoDialog>
    );
  return (
    <FormDialog
      title={title}
      confirm="Send message"
      isBusy={send.isBusy}
      error={send.error}
      values={firstValues(data.start)}
      contract={contract}
      onSubmit={send.submit}
      onClose={onClose}
    >
      <WriteFields {...data} />
    </FormDialog>
  );
};
