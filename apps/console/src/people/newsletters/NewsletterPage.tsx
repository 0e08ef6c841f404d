import type { NewsletterRecord } from '@simpletread/contract';
import { easternMoment } from '@simpletread/domain';

import { useCan } from '../../shell/auth/index.js';
import { DeleteDraft, EditedRecord, EditPage } from '../../shell/editor/index.js';
import { NewsletterChip } from './newsletter-face.js';
import { formOf, newsletterContract } from './newsletter-form.js';
import { FiguresPanel } from './FiguresPanel.js';
import { NewsletterEditor } from './NewsletterEditor.js';
import { SendButtons } from './SendButtons.js';

const REFRESH_MS = 10_000;

const noteOf = ({ state, sendAt, sentCount }: NewsletterRecord): string | undefined => {
  if (state === 'draft') return 'Nobody gets it until you schedule it';
  const when = sendAt === null ? '' : easternMoment(new Date(sendAt));
  return state === 'scheduled' ? `Sending starts ${when}` : `${sentCount.toLocaleString('en-US')} sent`;
};

const NewsletterView = ({ newsletter }: { readonly newsletter: NewsletterRecord }) => {
  const can = useCan();
  const mayWrite = can('newsletters.change');
  const isDraft = newsletter.state === 'draft';
  return (
    <EditedRecord
      record={newsletter}
      resource="newsletters"
      subjectType="newsletter"
      formOf={formOf}
      contract={newsletterContract}
      words="Nobody gets it until you schedule it."
      title={newsletter.name}
      marks={<NewsletterChip state={newsletter.state} />}
      note={noteOf(newsletter)}
      isReadOnly={!mayWrite || !isDraft}
      actions={({ isDirty }) => (
        <>
          {mayWrite && isDraft && (
            <DeleteDraft {...newsletter} resource="newsletters">
              It hasn’t been sent to anyone. This can’t be undone, but the audit log keeps a copy.
            </DeleteDraft>
          )}
          <SendButtons newsletter={newsletter} isDirty={isDirty} />
        </>
      )}
      {...(isDraft || newsletter.state === 'scheduled' ? {} : { above: <FiguresPanel {...newsletter} /> })}
    >
      <NewsletterEditor />
    </EditedRecord>
  );
};

/** One newsletter: what it says, who gets it, and what became of it. */
export const NewsletterPage = () => (
  <EditPage<NewsletterRecord> resource="newsletters" refreshMs={REFRESH_MS}>
    {(newsletter) => <NewsletterView key={newsletter.id} newsletter={newsletter} />}
  </EditPage>
);
