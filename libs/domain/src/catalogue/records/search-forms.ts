import type { RecordForm } from './record-form.js';

const MOST_WORDS = 60;

/** Synonyms: shoppers who type the first words get results for the second. */
export const SYNONYM_FORM: RecordForm = {
  noun: 'synonym',
  nouns: 'synonyms',
  isAddable: true,
  isRemovable: true,
  fields: [
    { name: 'words', label: 'Typed', rule: { kind: 'text', max: MOST_WORDS }, isKey: true },
    { name: 'means', label: 'Means', rule: { kind: 'text', max: MOST_WORDS }, isListed: true },
    { name: 'isOn', label: 'On', rule: { kind: 'flag' }, isListed: true, isFilter: true },
  ],
};

/** A search that redirects straight to a page of the shop. */
export const REDIRECT_FORM: RecordForm = {
  noun: 'redirect',
  nouns: 'redirects',
  isAddable: true,
  isRemovable: true,
  fields: [
    { name: 'words', label: 'Typed', rule: { kind: 'text', max: MOST_WORDS }, isKey: true },
    {
      name: 'path',
      label: 'Redirects to',
      // A path in our own shop, never another host.
      rule: { kind: 'text', max: 300, pattern: /^\/(?!\/)[\w\-./?=&%]*$/ },
      isListed: true,
    },
    { name: 'label', label: 'Shown as', rule: { kind: 'text', max: 80 }, isListed: true },
    { name: 'isOn', label: 'On', rule: { kind: 'flag' }, isListed: true, isFilter: true },
  ],
};
