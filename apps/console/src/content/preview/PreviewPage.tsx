import Button from '@mui/material/Button';
import { PREVIEW_PAYMENT_METHODS, type PreviewSettings } from '@simpletread/contract';
import { PREVIEW_LINK_SECONDS, PREVIEW_MINUTES, PREVIEW_VISITORS } from '@simpletread/domain';
import { useEffect, useState } from 'react';
import { Form } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';

import { useStaffAction } from '../../shell/action/index.js';
import { Panel } from '../../shell/detail/index.js';
import { CheckInput, SelectInput, TextInput } from '../../shell/form/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import { PageNote } from '../../shell/note/index.js';
import { momentAsked, type PreviewForm, settingsOf } from './asked-preview.js';
import { CampaignField } from './CampaignField.js';
import styles from './Preview.module.css';
import { usePreviewCalls } from './preview-calls.js';
import { methodWords, visitorWords } from './preview-words.js';

const VISITORS = PREVIEW_VISITORS.map((visitor) => [visitor, visitorWords(visitor)] as const);
const METHODS = [null, ...PREVIEW_PAYMENT_METHODS].map(
  (method) => [method ?? '', methodWords(method)] as const,
);

const formFor = (address: URLSearchParams): PreviewForm => ({
  at: momentAsked(address.get('at'), new Date()),
  visitor: 'Guest',
  zip: '',
  paymentMethod: '',
  campaignId: address.get('campaign') ?? '',
  hasDraftRules: false,
});

/** A link is for what was asked: typing something else takes it away. */
const Watcher = ({ onChange }: { readonly onChange: () => void }) => {
  const typed = JSON.stringify(useWatch());
  useEffect(onChange, [typed, onChange]);
  return null;
};

const OpenLink = ({ url, onOpen }: { readonly url: string; readonly onOpen: () => void }) => (
  <>
    <Button variant="contained" href={url} target="_blank" rel="noopener" onClick={onOpen} autoFocus>
      Open preview
    </Button>
    <p role="status">
      The link works once, within {PREVIEW_LINK_SECONDS} seconds, and only in this browser. It opens a new
      tab.
    </p>
  </>
);

/** Shows the shop as of a moment and as a kind of visitor. */
export const PreviewPage = () => {
  const data = usePreviewCalls();
  const [address] = useSearchParams();
  const [first] = useState(() => formFor(address));
  const [url, setUrl] = useState<string | null>(null);
  const [forget] = useState(() => () => setUrl(null));
  const ask = useStaffAction({
    run: (settings: PreviewSettings) => data.askForPreview(settings),
    reload: [],
    done: () => null,
    onDone: (reply) => setUrl(reply.url),
  });
  return (
    <>
      <PageHeader
        title="Preview"
        note={`See the real shop at any moment, for ${PREVIEW_MINUTES} minutes. Only you can see it.`}
      />
      <Panel title="What to show">
        <Form
          className={styles.form}
          defaultValues={first}
          record={{}}
          onSubmit={(form: FieldValues) => ask.submit(settingsOf(form as PreviewForm))}
          disableInvalidFormNotification
        >
          {ask.error !== null && url === null && <PageNote tone="error">{ask.error}</PageNote>}
          <div className={styles.fields}>
            <TextInput label="Time (ET)" source="at" type="datetime-local" step={1} isRequired />
            <SelectInput label="View as" source="visitor" options={VISITORS} />
            <TextInput label="ZIP code (optional)" source="zip" maxLength={5} isFigure />
            <SelectInput label="Pays with" source="paymentMethod" options={METHODS} />
            <CampaignField asked={address.get('campaign')} />
          </div>
          <CheckInput label="Include draft promotions and price lists" source="hasDraftRules" />
          <div className={styles.foot}>
            {url === null ? (
              <Button type="submit" variant="contained" disabled={ask.isBusy}>
                Get link
              </Button>
            ) : (
              <OpenLink url={url} onOpen={forget} />
            )}
          </div>
          <Watcher onChange={forget} />
        </Form>
      </Panel>
    </>
  );
};
