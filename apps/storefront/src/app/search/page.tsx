import { lockOfPill } from '@simpletread/domain';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import {
  chosenKindOf,
  exactAnswer,
  readTypeahead,
  ScanLink,
  SearchAnswers,
  SearchBoard,
  searchPageStyles as styles,
  sizeQuestions,
  VEHICLE_KIND,
} from '../../catalogue';
import { readGlobals } from '../../content';
import { textOf } from '../../shell/paths';

export const metadata: Metadata = { title: 'Find tires', robots: { index: false } };

const titleOf = (text: string, front: string): string => {
  if (front !== '') return `Rear size for ${front}`;
  return text === '' ? 'Find tires' : `Tires for “${text}”`;
};

export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const params = await searchParams;
  const text = textOf(params, 'q').trim();
  const chosen = chosenKindOf(textOf(params, 'type'));
  const kind = chosen ?? VEHICLE_KIND.id;
  const front = textOf(params, 'front', 40).trim();
  const [reply, globals] = await Promise.all([
    readTypeahead({
      queryText: text,
      additionalQueryText: front,
      ...(chosen === null ? {} : { queryType: chosen }),
    }),
    readGlobals(),
  ]);
  const answer = text === '' ? null : exactAnswer(text, reply.resultLists);
  if (answer !== null) redirect(answer);
  return (
    <div className={`l-wrap ${styles.page}`}>
      <h1>{titleOf(text, front)}</h1>
      <SearchBoard
        key={`${kind}-${text}-${front}`}
        initialKind={kind}
        isChosen={chosen !== null}
        initialText={text}
        front={front}
        foot={<ScanLink />}
      />
      <SearchAnswers
        text={text}
        lists={reply.resultLists}
        questions={sizeQuestions(
          { lock: chosen === null ? null : lockOfPill(chosen), text, additional: front },
          reply.resultLists,
        )}
        phone={globals.customerServiceNumber}
      />
    </div>
  );
}
