import { storableText } from '../../text/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

const MOST_CHARACTERS = 60;
const MOST_TIRES = 99;

const wordsOf = (text: string): string => storableText(text).replace(/\s+/g, ' ').trim();

type WordsFault =
  | 'salesRequest.makeInvalid'
  | 'salesRequest.modelInvalid'
  | 'salesRequest.sizeInvalid'
  | 'salesRequest.brandInvalid';

const wordsField =
  <Code extends WordsFault>(code: Code) =>
  (text: string): Result<string, Code> => {
    const words = wordsOf(text);
    return words === '' || words.length > MOST_CHARACTERS ? refuse(code) : ok(words);
  };

/** Reads fields of the tire sales form that name things in the shopper’s own words, 1 to 60 characters. Source: R3.19. */
export const parseRequestMake = wordsField('salesRequest.makeInvalid');
export const parseRequestModel = wordsField('salesRequest.modelInvalid');
export const parseRequestSize = wordsField('salesRequest.sizeInvalid');
export const parseRequestBrand = wordsField('salesRequest.brandInvalid');

/** Reads a quantity of 1 to 99 tires. Refuses with `salesRequest.quantityInvalid`. */
export const parseRequestQuantity = (text: string): Result<number, 'salesRequest.quantityInvalid'> => {
  const digits = text.trim();
  const quantity = /^\d{1,2}$/.test(digits) ? Number(digits) : 0;
  return quantity >= 1 && quantity <= MOST_TIRES ? ok(quantity) : refuse('salesRequest.quantityInvalid');
};

const MOST_STEP_CHARACTERS = 140;

/** Reads a representative’s next step, 1 to 140 characters. Refuses with `salesRequest.stepInvalid`. */
export const parseNextStep = (text: string): Result<string, 'salesRequest.stepInvalid'> => {
  const step = wordsOf(text);
  return step === '' || step.length > MOST_STEP_CHARACTERS ? refuse('salesRequest.stepInvalid') : ok(step);
};
