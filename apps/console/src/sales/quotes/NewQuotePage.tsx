import { NewRecord } from '../../shell/editor/index.js';
import { EMPTY_QUOTE, quoteContract } from './quote-form.js';
import { QuoteEditor } from './QuoteEditor.js';

/** Begins a quote. It is a draft until it is sent. */
export const NewQuotePage = () => (
  <NewRecord
    title="New quote"
    note="It is a draft until it is sent"
    permission="quotes.write"
    resource="quotes"
    begin={() => EMPTY_QUOTE}
    contract={quoteContract}
    done="Saved as a draft. Send it when it is ready."
    words="The customer sees nothing before it is sent."
  >
    <QuoteEditor />
  </NewRecord>
);
