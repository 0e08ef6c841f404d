import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { PieceList } from '../../content/index.js';
import { SelectInput, TextInput, WordsInput } from '../../shell/form/index.js';
import { EMPTY_BLOCK, type BlockForm } from './newsletter-form.js';
import { useNewsletterCalls } from './newsletter-calls.js';
import styles from './Newsletters.module.css';

const KINDS = [
  ['text', 'Text'],
  ['tires', 'Tires with today’s price'],
  ['sale', 'A deal'],
  ['button', 'Button'],
  ['note', 'Small print'],
] as const satisfies readonly (readonly [BlockForm['kind'], string])[];
const MOST_BLOCKS = 30;
const MOST_CHARACTERS = 4000;

/** A deal that is on now. One that is over stays selected until it is changed. */
const DealInput = ({ source }: { readonly source: string }) => {
  const data = useNewsletterCalls();
  const slug = useWatch({ name: source }) as string;
  const { data: found } = useQuery({
    queryKey: ['newsletter-deals'],
    queryFn: () => data.currentDeals(),
    staleTime: 60_000,
  });
  const deals = (found?.deals ?? []).map((deal) => [deal.slug, deal.name] as const);
  const isKnown = slug === '' || deals.some(([known]) => known === slug);
  return (
    <SelectInput
      source={source}
      label="Deal"
      options={[['', 'Choose one'], ...deals, ...(isKnown ? [] : [[slug, `${slug} (not on now)`] as const])]}
    />
  );
};

const KindFields = ({ source, kind }: { readonly source: string; readonly kind: BlockForm['kind'] }) => {
  if (kind === 'tires')
    return (
      <div className={styles.wide}>
        <WordsInput
          source={`${source}.itemNumbers`}
          label="Item numbers"
          hint="Up to 6, separated by commas. Prices are filled in when it’s sent."
        />
      </div>
    );
  if (kind === 'sale') return <DealInput source={`${source}.slug`} />;
  if (kind === 'button')
    return (
      <>
        <TextInput source={`${source}.label`} label="Button label" maxLength={60} />
        <TextInput source={`${source}.path`} label="Links to" placeholder="/tire-deals" maxLength={200} />
      </>
    );
  return (
    <div className={styles.wide}>
      <TextInput
        source={`${source}.text`}
        label={kind === 'note' ? 'Small print' : 'Text'}
        rows={kind === 'note' ? 2 : 4}
        maxLength={MOST_CHARACTERS}
      />
    </div>
  );
};

const Block = ({ source }: { readonly source: string }) => {
  const kind = useWatch({ name: `${source}.kind` }) as BlockForm['kind'];
  return (
    <>
      <SelectInput source={`${source}.kind`} label="Kind" options={KINDS} />
      <KindFields source={source} kind={kind} />
    </>
  );
};

/** The parts of the email, in their order. */
export const BlockFields = () => (
  <PieceList source="blocks" noun="block" none="The email is empty." empty={EMPTY_BLOCK} most={MOST_BLOCKS}>
    {(block) => <Block source={block} />}
  </PieceList>
);
