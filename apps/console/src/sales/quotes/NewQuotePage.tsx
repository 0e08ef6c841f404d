import { NewRecord } from '../../shell/editor/index.js';
import { EMPTY_QUOTE } from './quote-form.js';
import { QuoteEditor } from './QuoteEditor.js';
import { useQuoteCalls } from './quote-calls.js';

/** Puts a quote together; it is a draft until it is sent. */
export const NewQuotePage = () => {
  const data = useQuoteCalls();
  return (
    <NewRecord
      title="New quote"
      note="It is a draft until it is sent"
      permission="quotes.write"
      resource="quotes"
      begin={() => EMPTY_QUOTE}
      create={data.createQuote}
      done="Saved as a draft. Send it when it is ready."
      editor={(editor) => <QuoteEditor {...editor} />}
    />
  );
};
