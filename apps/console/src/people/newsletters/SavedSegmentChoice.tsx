import Button from '@mui/material/Button';
import type { SavedSegment } from '@simpletread/contract';
import { segmentWords, WHOLE_LIST } from '@simpletread/domain';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { useCan } from '../../shell/auth/index.js';
import { SelectControl, useIsReadOnly } from '../../shell/form/index.js';
import { AppLink } from '../../shell/frame/index.js';
import { type NewsletterForm, segmentForm, segmentInput } from './newsletter-form.js';
import { SavedSegmentDialog } from './SavedSegmentDialog.js';
import styles from './Newsletters.module.css';

const MOST_SHOWN = 200;
const OTHER = '';

/** Fills the fields from a saved segment, or saves what they say under a name. */
export const SavedSegmentChoice = () => {
  const mayChange = useCan()('newsletters.change');
  const isReadOnly = useIsReadOnly();
  const { setValue } = useFormContext<NewsletterForm>();
  const { segment } = useWatch<NewsletterForm>() as NewsletterForm;
  const [isNaming, setNaming] = useState(false);
  const [chosenId, setChosenId] = useState(OTHER);
  const { data: saved = [] } = useGetList<SavedSegment>('newsletter-segments', {
    pagination: { page: 1, perPage: MOST_SHOWN },
    sort: { field: 'name', order: 'ASC' },
  });
  const words = segmentWords(segmentInput(segment));
  const same = saved.filter((one) => segmentWords(one.segment) === words);
  // Two segments may have one rule: the one that was chosen stays chosen.
  const chosen = same.find(({ id }) => id === chosenId) ?? same[0];
  const choose = (id: string): void => {
    const rule = saved.find((one) => one.id === id)?.segment ?? { ...WHOLE_LIST, states: [] };
    setChosenId(id);
    setValue('segment', segmentForm(rule), { shouldDirty: true });
  };
  return (
    <div className={styles.saved}>
      <SelectControl
        label="Saved segment"
        value={chosen?.id ?? OTHER}
        options={[[OTHER, 'None'], ...saved.map(({ id, name }) => [id, name] as const)]}
        onChange={choose}
      />
      {mayChange && !isReadOnly && chosen === undefined && (
        <Button onClick={() => setNaming(true)}>Save segment</Button>
      )}
      <Button component={AppLink} href="/newsletter-segments">
        All saved segments
      </Button>
      {isNaming && (
        <SavedSegmentDialog saved={null} segment={segmentInput(segment)} onClose={() => setNaming(false)} />
      )}
    </div>
  );
};
