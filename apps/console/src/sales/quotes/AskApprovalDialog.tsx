import { type AdminQuote, askQuoteApproval } from '@simpletread/contract';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract, TextInput } from '../../shell/form/index.js';
import { type ApprovalAsk, useQuoteCalls } from './quote-calls.js';

const MOST_CHARACTERS = 300;

const contractOf = ({ version }: AdminQuote) =>
  formContract<{ readonly reason: string }, ApprovalAsk>({
    schema: askQuoteApproval.body,
    inputOf: ({ reason }) => ({ version, reason }),
  });

interface AskApprovalDialogProps {
  readonly quote: AdminQuote;
  readonly onClose: () => void;
}

/** Asks a second person to approve the discounts of a draft. */
export const AskApprovalDialog = ({ quote, onClose }: AskApprovalDialogProps) => {
  const data = useQuoteCalls();
  const ask = useStaffAction({
    run: (body: ApprovalAsk, key) => data.askApproval(quote.id, body, key),
    reload: ['quotes', 'approvals'],
    done: () => 'Asked for approval. You can send the quote once it is approved.',
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Ask for approval of ${quote.number}`}
      confirm="Ask for approval"
      isBusy={ask.isBusy}
      error={ask.error}
      values={{ reason: '' }}
      contract={contractOf(quote)}
      onSubmit={ask.submit}
      onClose={onClose}
    >
      <p>
        A discount is above your limit or below the floor. An admin approves these prices or refuses them.
      </p>
      <TextInput source="reason" label="Reason" rows={3} maxLength={MOST_CHARACTERS} isRequired isFirst />
    </FormDialog>
  );
};
