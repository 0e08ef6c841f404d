import Button from '@mui/material/Button';
import { PREVIEW_PAYMENT_METHODS, type PreviewSettings } from '@simpletread/contract';
import { PREVIEW_LINK_SECONDS, PREVIEW_MINUTES, PREVIEW_VISITORS } from '@simpletread/domain';
import { Banner } from '@simpletread/ui';
import { useState, type SyntheticEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import { Panel } from '../../shell/detail/index.js';
import { useDeed } from '../../shell/dialog/index.js';
import { PageHeader } from '../../shell/layout/index.js';
import { momentAsked, settingsOf } from './asked-preview.js';
import { CampaignField } from './CampaignField.js';
import styles from './Preview.module.css';
import { methodWords, visitorWords } from './preview-words.js';
import { usePreviewCalls } from './preview-calls.js';

/** Chooses as of when and as whom the shop is looked at, and opens it so. */
export const PreviewPage = () => {
  const data = usePreviewCalls();
  const [address] = useSearchParams();
  const [moment] = useState(() => momentAsked(address.get('at'), new Date()));
  const [url, setUrl] = useState<string | null>(null);
  const ask = useDeed({
    run: (settings: PreviewSettings) => data.askForPreview(settings),
    reload: [],
    done: () => null,
    onDone: (reply) => setUrl(reply.url),
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!ask.isBusy) ask.start(settingsOf(new FormData(event.currentTarget)));
  };
  return (
    <>
      <PageHeader
        title="Preview"
        note={`The real shop as of a moment, for ${PREVIEW_MINUTES} minutes. Nobody else sees it.`}
      />
      <Panel title="What to show">
        <form className={styles.form} onSubmit={submit} onChange={() => setUrl(null)}>
          {ask.error !== null && url === null && <Banner tone="bad">{ask.error}</Banner>}
          <div className={styles.fields}>
            <label className={styles.field}>
              Time in New York
              <input type="datetime-local" name="at" step={1} required defaultValue={moment} />
            </label>
            <label className={styles.field}>
              Seen by
              <select name="visitor">
                {PREVIEW_VISITORS.map((visitor) => (
                  <option key={visitor} value={visitor}>
                    {visitorWords(visitor)}
                  </option>
                ))}
              </select>
            </label>
            <label className={styles.field}>
              ZIP code, if any
              <input name="zip" inputMode="numeric" maxLength={5} autoComplete="off" />
            </label>
            <label className={styles.field}>
              Pays with
              <select name="paymentMethod">
                {[null, ...PREVIEW_PAYMENT_METHODS].map((method) => (
                  <option key={method ?? ''} value={method ?? ''}>
                    {methodWords(method)}
                  </option>
                ))}
              </select>
            </label>
            <CampaignField initial={address.get('campaign')} />
          </div>
          <label className={styles.check}>
            <input type="checkbox" name="hasDraftRules" /> Draft promotions and price lists count, too
          </label>
          <div className={styles.foot}>
            {url === null ? (
              <Button type="submit" variant="contained" disabled={ask.isBusy}>
                Get the link
              </Button>
            ) : (
              <>
                <Button
                  variant="contained"
                  href={url}
                  target="_blank"
                  rel="noopener"
                  onClick={() => setUrl(null)}
                  autoFocus
                >
                  Open the preview
                </Button>
                <p role="status">
                  The link works once, within {PREVIEW_LINK_SECONDS} seconds and in this browser alone. It
                  opens a new tab.
                </p>
              </>
            )}
          </div>
        </form>
      </Panel>
    </>
  );
};
