import { NewRecord } from '../../shell/editor/index.js';
import { NEW_NEWSLETTER, newsletterContract } from './newsletter-form.js';
import { NewsletterEditor } from './NewsletterEditor.js';

/** Starts a newsletter; it is a draft until it is scheduled. */
export const NewNewsletterPage = () => (
  <NewRecord
    title="New newsletter"
    note="A draft until you schedule it"
    permission="newsletters.change"
    resource="newsletters"
    begin={() => NEW_NEWSLETTER}
    contract={newsletterContract}
    words="Nobody gets it until you schedule it."
    done="Draft saved. Schedule it when you’re ready."
  >
    <NewsletterEditor />
  </NewRecord>
);
