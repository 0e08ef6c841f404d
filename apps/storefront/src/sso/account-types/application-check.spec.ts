import { MOST_DOCUMENT_BYTES } from '@simpletread/contract';

import { checkApplication, checkPapers } from './application-check';

const paper = (changes: { readonly size?: number; readonly type?: string } = {}) => ({
  size: 9_000,
  type: 'application/pdf',
  ...changes,
});
const typed = { type: 'Fleet', companyName: 'Acme Tires', about: 'Nine vans in Ohio.' };

describe('an application, before it is sent', () => {
  it('is right with kind, company, words and a paper', () => {
    expect(checkApplication(typed, [paper()])).toEqual({});
  });

  it('is told about each field that is empty, in the words of the API', () => {
    expect(checkApplication({ type: '', companyName: ' ', about: '' }, [])).toEqual({
      type: 'Please choose the kind of account you need',
      companyName: 'Please enter the name of your company',
      about: 'Please write something, in at most 2,000 characters',
      documents: 'Please attach at least one document',
    });
  });

  it.each([
    [[paper({ size: MOST_DOCUMENT_BYTES + 1 })], 'Please attach documents of at most 1 MB each'],
    [[paper(), paper({ type: 'text/html' })], 'Please attach documents as PDF, JPEG or PNG files'],
    [Array.from({ length: 5 }, () => paper()), 'Please attach at most 4 documents'],
    [[paper({ size: MOST_DOCUMENT_BYTES }), paper({ type: 'image/png' })], null],
  ])('has papers of a size, kind and number that we take', (papers, problem) => {
    expect(checkPapers(papers, 1)).toBe(problem);
  });

  it('needs no paper where an answer carries words alone', () => {
    expect(checkPapers([], 0)).toBeNull();
  });
});
