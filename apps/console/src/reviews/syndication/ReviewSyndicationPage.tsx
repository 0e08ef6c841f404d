import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { SYNDICATION_COLUMNS } from '@simpletread/domain';
import { useId, useState } from 'react';

import { useNotice, useStaffAction } from '../../shell/action/index.js';
import { useCan } from '../../shell/auth/index.js';
import { Panel } from '../../shell/detail/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import { downloadCsv } from '../../shell/list/index.js';
import { ImportReviewsDialog } from './ImportReviewsDialog.js';
import styles from './ReviewSyndicationPage.module.css';
import { useSyndicationCalls } from './syndication-calls.js';
import { wholeExport } from './whole-export.js';

const ExportPanel = () => {
  const calls = useSyndicationCalls();
  const id = useId();
  const [brand, setBrand] = useState('');
  const { tell } = useNotice();
  const exporting = useStaffAction({
    run: (asked: string) => wholeExport((after) => calls.exportReviews(asked, after)),
    reload: [],
    done: () => null,
    onDone: ({ name, text, count }) => {
      downloadCsv(name.replace(/\.csv$/, ''), text);
      tell(`Exported ${count === 1 ? '1 review' : `${count.toLocaleString('en-US')} reviews`}.`);
    },
    isAlone: true,
  });
  return (
    <Panel title="Export">
      <div className={styles.body}>
        <p>
          All published reviews of our own customers, newest first. Authors are shown by first name and
          initial.
        </p>
        <TextField
          id={id}
          label="Brand, like kestrel"
          placeholder="All brands"
          value={brand}
          onChange={({ target }) => setBrand(target.value)}
        />
        <Button
          variant="outlined"
          disabled={exporting.isBusy}
          onClick={() => exporting.start(brand.trim().toLowerCase())}
        >
          Download CSV
        </Button>
      </div>
    </Panel>
  );
};

/** Reviews from partners and for them, as files. */
export const ReviewSyndicationPage = () => {
  const [isOpen, setOpen] = useState(false);
  const can = useCan();
  if (!can('reviews.syndicate')) return <p>Your role can’t import or export reviews.</p>;
  return (
    <div className={styles.page}>
      <PageHeader title="Review files" note="Import reviews from partners, and export ours for them." />
      <Panel title="Import">
        <div className={styles.body}>
          <p>
            Good rows are published at once with the partner’s name, and known reviews are skipped. Rows with
            contact data, copied texts, employees’ reviews or unknown tires are refused with a reason. Import
            only reviews that weren’t paid for or picked by rating.
          </p>
          <p>
            The CSV file starts with these column names: <code>{SYNDICATION_COLUMNS.join(', ')}</code>.
            Ratings are whole stars from 1 to 5 or empty, dates look like 2026-05-31, and{' '}
            <code>would_buy_again</code> is yes or no. To take a review down, send its id with{' '}
            <code>is_withdrawn</code> yes.
          </p>
          <Button variant="contained" onClick={() => setOpen(true)}>
            Import reviews
          </Button>
        </div>
      </Panel>
      <ExportPanel />
      {isOpen && <ImportReviewsDialog onClose={() => setOpen(false)} />}
    </div>
  );
};
