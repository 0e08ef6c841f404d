import { useLocation } from 'react-router-dom';

import { NewRecord } from '../../shell/editor/index.js';
import { contactIn } from './quote-for.js';
import { EMPTY_QUOTE, newQuoteContract } from './quote-form.js';
import { QuoteEditor } from './QuoteEditor.js';

/** Begins a quote. A draft until you send it. */
export const NewQuotePage = () => {
  const { state } = useLocation();
  const { requestId = null, ...contact } = contactIn(state) ?? {};
  return (
    <NewRecord
      title="New quote"
      note="A draft until you send it"
      permission="quotes.write"
      resource="quotes"
      begin={() => ({ ...EMPTY_QUOTE, ...contact })}
      contract={newQuoteContract(requestId)}
      done="Draft saved. Send it when you’re ready."
      words="The customer sees nothing until you send it."
    >
      <QuoteEditor />
    </NewRecord>
  );
};
