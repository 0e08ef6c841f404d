import { Button } from '@simpletread/ui';
import { readTypeahead } from '../tires';
import { GUIDED_VEHICLE } from '@simpletread/domain';
import type { SearchResult } from '@simpletread/contract';
import { Choices, type Choice } from './Choices';
import { guidedHref } from './guided-state';
import { ResumeGuided } from './ResumeGuided';
import styles from './Guided.module.css';

interface SubjectStepProps {
  readonly text: string;
  readonly isBySize: boolean;
  /** The shopper's earlier vehicle. */
  readonly known: { readonly key: string; readonly name: string } | null;
}

const MOST = 10;

const vehicleChoice = ({ label, detailLabel, action }: SearchResult): Choice => ({
  id: label,
  label,
  detail: detailLabel,
  href: action.type === 'link' ? action.link : `/guided-shopping?q=${encodeURIComponent(action.queryText)}`,
});

const sizeChoice = ({ label, detailLabel, action }: SearchResult): Choice[] => {
  const slug = action.type === 'link' ? /^\/tire-sizes\/([a-z0-9.-]+)$/.exec(action.link)?.[1] : undefined;
  return slug === undefined
    ? []
    : [{ id: label, label, detail: detailLabel, href: guidedHref({ size: slug }) }];
};

const answersTo = async (text: string, isBySize: boolean): Promise<readonly Choice[]> => {
  const { resultLists } = await readTypeahead(
    isBySize
      ? { queryText: text, queryType: 'tireSize', additionalQueryText: '' }
      : { queryText: text, queryType: 'guidedShopping', additionalQueryText: GUIDED_VEHICLE },
  );
  const items = resultLists.flatMap((list) => list.items);
  return isBySize ? items.flatMap(sizeChoice) : items.map(vehicleChoice);
};

/** Asks for the vehicle, or for the size. */
export const SubjectStep = async ({ text, isBySize, known }: SubjectStepProps) => {
  const answers = text === '' && !isBySize ? [] : await answersTo(text, isBySize);
  const choices: readonly Choice[] = [
    ...(known === null || text !== '' || isBySize
      ? []
      : [
          {
            id: 'known',
            label: known.name,
            detail: 'Your vehicle',
            href: guidedHref({
              vehicle: known.key.split('/').slice(0, 3).join('/'),
              trim: known.key.split('/')[3] ?? '',
            }),
          },
        ]),
    ...answers.slice(0, text === '' ? MOST : undefined),
  ];
  return (
    <>
      <h2>{isBySize ? 'Which size do you need?' : 'What do you drive?'}</h2>
      <form action="/guided-shopping" method="get" role="search" className={styles.ask}>
        {isBySize && <input type="hidden" name="by" value="size" />}
        <label htmlFor="guided-q">{isBySize ? 'Tire size' : 'Year, make and model'}</label>
        <input
          id="guided-q"
          name="q"
          type="text"
          defaultValue={text}
          placeholder={isBySize ? '225/65R17' : '2019 Honda CR-V EX'}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit">Find</Button>
      </form>
      {choices.length > 0 && <Choices label={isBySize ? 'Sizes' : 'Vehicles'} choices={choices} />}
      {text !== '' && choices.length === 0 && <p role="status">No matching results for “{text}”.</p>}
      <p>
        <a href={isBySize ? '/guided-shopping' : '/guided-shopping?by=size'}>
          {isBySize ? 'Use my vehicle instead' : 'I know my tire size'}
        </a>{' '}
        ·{' '}
        <a href={isBySize ? '/search/help#size' : '/search/help#trim'}>
          {isBySize ? 'Find my size' : 'Identify my trim'}
        </a>
      </p>
      {text === '' && <ResumeGuided />}
    </>
  );
};
