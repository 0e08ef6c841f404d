import { useConsoleData } from '../api/use-console-data.js';
import { NewRecord } from '../editor/NewRecord.js';
import { EMPTY_QUOTE } from './quote-form.js';
import { QuoteEditor } from './QuoteEditor.js';

/** Puts a quote together; it is a draft until it is sent. */
export const NewQuotePage = () => {
  const data = useConsoleData();
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
