import { referenceTypeahead } from './reference-search.js';

const TYPEAHEAD = referenceTypeahead();

/** The page of the first answer, or the question it asks. */
export const firstAnswer = async (text: string): Promise<string> => {
  const reply = await TYPEAHEAD.run({ queryText: text, queryType: undefined, additionalQueryText: '' });
  const [item] = reply.ok ? reply.value.resultLists.flatMap((list) => list.items) : [];
  if (item === undefined) return 'nothing';
  return item.action.type === 'link' ? item.action.link : `${item.label}?`;
};
