import type { RecordForm } from './record-form.js';

const MOST_WORDS = 60;

/** Words that people type for other words: whoever types the first finds what the second name. */
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

/** A search that leads straight to a page of the shop. */
export const REDIRECT_FORM: RecordForm = {
  noun: 'redirect',
  nouns: 'redirects',
  isAddable: true,
  isRemovable: true,
  fields: [
    { name: 'words', label: 'Typed', rule: { kind: 'text', max: MOST_WORDS }, isKey: true },
    {
      name: 'path',
      label: 'Leads to',
      // A path of our own shop, never another host.
      rule: { kind: 'text', max: 300, pattern: /^\/(?!\/)[\w\-./?=&%]*$/ },
      isListed: true,
    },
    { name: 'label', label: 'Shown as', rule: { kind: 'text', max: 80 }, isListed: true },
    { name: 'isOn', label: 'On', rule: { kind: 'flag' }, isListed: true, isFilter: true },
  ],
};
