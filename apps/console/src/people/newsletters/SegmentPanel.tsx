import { segmentWords, US_STATES } from '@simpletread/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import fields from '../../shell/form/Form.module.css';
import { PickerInput, SelectInput, TextInput, useSettled } from '../../shell/form/index.js';
import { Instant } from '../../shell/time/index.js';
import { type NewsletterForm, segmentInput } from './newsletter-form.js';
import { type SegmentInput, useNewsletterCalls } from './newsletter-calls.js';
import styles from './Newsletters.module.css';

const SETTLED_MS = 500;
const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));
const STATE_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(US_STATES));
const BOUGHT = [
  ['any', 'Anyone'],
  ['ever', 'Bought before'],
  ['never', 'Never bought'],
] as const;
const VEHICLE = [
  ['any', 'Known or not'],
  ['known', 'Known'],
  ['unknown', 'Not known'],
] as const;
const spanOptions = (ever: string) =>
  [
    ['any', ever],
    ['within', 'Within the last'],
    ['before', 'Longer ago than'],
  ] as const;

const SpanFields = ({
  source,
  label,
  ever,
}: {
  readonly source: 'segment.lastOrder' | 'segment.joined';
  readonly label: string;
  readonly ever: string;
}) => {
  const is = useWatch({ name: `${source}.is` }) as string;
  return (
    <>
      <SelectInput source={`${source}.is`} label={label} options={spanOptions(ever)} />
      {is === 'any' ? (
        <span className={styles.gap} />
      ) : (
        <TextInput source={`${source}.days`} label="Days" maxLength={4} />
      )}
    </>
  );
};

const Recipients = () => {
  const { segment } = useWatch<NewsletterForm>() as NewsletterForm;
  const data = useNewsletterCalls();
  const asked = useSettled(JSON.stringify(segmentInput(segment)), SETTLED_MS);
  const input = JSON.parse(asked) as SegmentInput;
  const { data: found, error } = useQuery({
    queryKey: ['newsletter-recipients', asked],
    queryFn: () => data.countRecipients(input),
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <p className={styles.hint}>{error.message}</p>;
  if (found === undefined) return <p className={styles.hint}>Counting…</p>;
  return (
    <>
      <p className={styles.count} aria-live="polite">
        <b>{found.count.toLocaleString('en-US')}</b> of {found.listCount.toLocaleString('en-US')} subscribers
        <span className={styles.quiet}>{segmentWords(input)}</span>
      </p>
      {found.sample.length > 0 && (
        <PlainTable
          label="Sample recipients"
          rows={found.sample}
          keyOf={(row) => row.id}
          columns={[
            { label: 'Email', render: (row) => <span className={styles.path}>{row.email}</span> },
            { label: 'Place', render: (row) => (row.place === '' ? '–' : row.place) },
            {
              label: 'Last order',
              isEnd: true,
              render: (row) => (row.lastOrderedAt === null ? '–' : <Instant at={row.lastOrderedAt} />),
            },
          ]}
        />
      )}
    </>
  );
};

/** The recipients: chosen by what orders and accounts of the same mailbox tell, counted as one chooses. */
export const SegmentPanel = () => (
  <Panel title="Recipients">
    <div className={fields.fields}>
      <SelectInput source="segment.bought" label="Buyers" options={BOUGHT} />
      <SelectInput source="segment.vehicle" label="Vehicle" options={VEHICLE} />
      <SpanFields source="segment.lastOrder" label="Last order" ever="Any time or never" />
      <SpanFields source="segment.joined" label="Joined the list" ever="Any time" />
      <TextInput
        source="segment.size"
        label="Tire size, optional"
        hint="Bought, or on their vehicle"
        maxLength={40}
        placeholder="225/65R17"
      />
      <PickerInput
        source="segment.states"
        label="States, optional"
        hint="Of their last order"
        options={STATES}
        labelOf={(code) => STATE_NAMES.get(code) ?? code}
      />
    </div>
    <Recipients />
  </Panel>
);
