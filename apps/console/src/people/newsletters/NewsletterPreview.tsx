import { previewNewsletter } from '@simpletread/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { Panel } from '../../shell/detail/index.js';
import { useSettled } from '../../shell/form/index.js';
import { MailPreview } from '../../shell/messages/index.js';
import { type NewsletterForm, newsletterInput } from './newsletter-form.js';
import { type PreviewQuestion, useNewsletterCalls } from './newsletter-calls.js';
import styles from './Newsletters.module.css';

const SETTLED_MS = 700;

const questionOf = (form: NewsletterForm): PreviewQuestion => {
  const { subject, preheader, blocks } = newsletterInput(form);
  return { subject, preheader, blocks };
};

/** The email as it would be sent now, a moment after each change. */
export const NewsletterPreview = () => {
  const form = useWatch<NewsletterForm>() as NewsletterForm;
  const data = useNewsletterCalls();
  const asked = useSettled(JSON.stringify(questionOf(form)), SETTLED_MS);
  const question = JSON.parse(asked) as PreviewQuestion;
  const isComplete = previewNewsletter.body.safeParse(question).success;
  const { data: mail, error } = useQuery({
    queryKey: ['newsletter-preview', asked],
    queryFn: () => data.previewNewsletter(question),
    enabled: isComplete,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (mail === undefined || error !== null || !isComplete)
    return (
      <Panel title="As sent">
        <p className={styles.hint}>
          The email appears here once it has a subject and every block is filled in.
        </p>
      </Panel>
    );
  return (
    <>
      {mail.missing.length > 0 && (
        <Panel title="Left out now">
          <ul className={styles.missing}>
            {mail.missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Panel>
      )}
      <MailPreview html={mail.html} text={mail.text} />
    </>
  );
};
