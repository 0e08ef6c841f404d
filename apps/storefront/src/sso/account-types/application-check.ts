import { faultMessage, MOST_DOCUMENT_BYTES, MOST_DOCUMENTS } from '@simpletread/contract';
import {
  APPLICABLE_TYPES,
  DOCUMENT_TYPES,
  type Fault,
  type FaultCode,
  parseApplicationText,
  parseCompanyName,
} from '@simpletread/domain';

/** The form's content, as typed. */
export interface TypedApplication {
  readonly type: string;
  readonly companyName: string;
  readonly about: string;
}

type Paper = Pick<File, 'size' | 'type'>;

const say = (code: FaultCode, data: Fault['data'] = {}): string => faultMessage({ code, data });

/** Returns the documents' fault, in the API's words; null if valid. */
export const checkPapers = (papers: readonly Paper[], least: number): string | null => {
  if (papers.length < least) return say('application.documentMissing');
  if (papers.length > MOST_DOCUMENTS) return `Please attach at most ${MOST_DOCUMENTS} documents`;
  if (papers.some(({ size }) => size > MOST_DOCUMENT_BYTES))
    return say('application.documentTooLarge', { limit: '1 MB' });
  const isKnown = ({ type }: Paper): boolean => DOCUMENT_TYPES.some((known) => known === type);
  return papers.every(isKnown) ? null : say('application.documentType');
};

/** Returns the faults of an application's fields, by name and in the API's words, before sending. */
export const checkApplication = (
  { type, companyName, about }: TypedApplication,
  papers: readonly Paper[],
): Readonly<Record<string, string>> => {
  const company = parseCompanyName(companyName);
  const text = parseApplicationText(about);
  const wrong: Record<string, string | null> = {
    type: APPLICABLE_TYPES.some((known) => known === type) ? null : say('application.typeInvalid'),
    companyName: company.ok ? null : faultMessage(company.fault),
    about: text.ok ? null : faultMessage(text.fault),
    documents: checkPapers(papers, 1),
  };
  return Object.fromEntries(
    Object.entries(wrong).filter((entry): entry is [string, string] => entry[1] !== null),
  );
};
