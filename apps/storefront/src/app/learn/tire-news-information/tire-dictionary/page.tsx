import { DICTIONARY_PATH } from '@simpletread/domain';
import { DictionaryView, readDictionary } from '../../../../content';
import { pageMetadata } from '../../../../shell/search-engines';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Tire dictionary',
    description: 'Tire and wheel terms, from alignment to zero-pressure tire, in plain English.',
    path: DICTIONARY_PATH,
  });

export default async function DictionaryPage() {
  const { terms } = await readDictionary();
  return <DictionaryView terms={terms} />;
}
