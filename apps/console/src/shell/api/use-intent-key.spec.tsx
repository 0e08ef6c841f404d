import { renderHook } from '@testing-library/react';

import { useIntentKey } from './use-intent-key.js';

const form = (company: string): FormData => {
  const fields = new FormData();
  fields.set('company', company);
  return fields;
};

describe('the key of an intent', () => {
  const keys = () => renderHook(() => useIntentKey()).result.current;

  it('stays while the same is tried again, and is another for something else', () => {
    const keyOf = keys();
    const first = keyOf({ id: 1 });
    expect(keyOf({ id: 1 })).toBe(first);
    expect(keyOf({ id: 2 })).not.toBe(first);
  });

  it('tells forms apart by their fields', () => {
    const keyOf = keys();
    const first = keyOf(form('Acme'));
    expect(keyOf(form('Acme'))).toBe(first);
    expect(keyOf(form('Acme Tires'))).not.toBe(first);
  });

  it('tells files of one name apart', () => {
    const keyOf = keys();
    const table = (text: string) => ({ file: new File([text], 'prices.csv', { lastModified: 1 }) });
    const first = keyOf(table('a'));
    expect(keyOf(table('a'))).toBe(first);
    expect(keyOf(table('a,b'))).not.toBe(first);
  });

  it('stays the same without input', () => {
    const keyOf = keys();
    expect(keyOf(undefined)).toBe(keyOf(undefined));
  });
});
