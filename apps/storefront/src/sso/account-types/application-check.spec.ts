import { MOST_DOCUMENT_BYTES } from '@simpletread/contract';

import { checkApplication, checkPapers } from './application-check';

const paper = (changes: { readonly size?: number; readonly type?: string } = {}) => ({
  size: 9_000,
  type: 'application/pdf',
  ...changes,
});
const typed = { type: 'Fleet', companyName: 'Acme Tires', about: 'Nine vans in Ohio.' };

describe('an application, before it is sent', () => {
  it('is valid with type, company, text and a document', () => {
    expect(checkApplication(typed, [paper()])).toEqual({});
  });

  it('reports each empty field, in the API’s words', () => {
    expect(checkApplication({ type: '', companyName: ' ', about: '' }, [])).toEqual({
      type: 'Please choose an account type',
      companyName: 'Please enter your company name',
      about: 'Please enter a message of at most 2,000 characters',
      documents: 'Please attach at least one document',
    });
  });

  it.each([
    [[paper({ size: MOST_DOCUMENT_BYTES + 1 })], 'Please attach documents of at most 1 MB each'],
    [[paper(), paper({ type: 'text/html' })], 'Please attach documents as PDF, JPEG or PNG files'],
    [Array.from({ length: 5 }, () => paper()), 'Please attach at most 4 documents'],
    [[paper({ size: MOST_DOCUMENT_BYTES }), paper({ type: 'image/png' })], null],
  ])('has documents of an accepted size, type and number', (papers, problem) => {
    expect(checkPapers(papers, 1)).toBe(problem);
  });

  it('needs no document if an answer has only text', () => {
    expect(checkPapers([], 0)).toBeNull();
  });
});
