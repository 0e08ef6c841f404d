import { NewRecord } from '../../shell/editor/index.js';
import { EMPTY_QUOTE, quoteContract } from './quote-form.js';
import { QuoteEditor } from './QuoteEditor.js';

/** Begins a quote. A draft until you send it. */
export const NewQuotePage = () => (
  <NewRecord
    title="New quote"
    note="A draft until you send it"
    permission="quotes.write"
    resource="quotes"
    begin={() => EMPTY_QUOTE}
    contract={quoteContract}
    done="Draft saved. Send it when you’re ready."
    words="The customer sees nothing until you send it."
  >
    <QuoteEditor />
  </NewRecord>
);
