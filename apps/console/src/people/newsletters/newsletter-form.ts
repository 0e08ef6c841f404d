import { createNewsletter, type NewsletterRecord } from '@simpletread/contract';
import { type NewsletterBlockKind, type SegmentSpan, WHOLE_LIST } from '@simpletread/domain';

import { formContract, wholeOf } from '../../shell/form/index.js';
import type { NewsletterInput, SegmentInput } from './newsletter-calls.js';

/** A block with the fields of every kind, so that trying another kind loses nothing. */
export interface BlockForm {
  readonly kind: NewsletterBlockKind;
  readonly text: string;
  readonly itemNumbers: readonly string[];
  readonly slug: string;
  readonly label: string;
  readonly path: string;
}

export interface SegmentForm {
  readonly states: readonly string[];
  readonly bought: SegmentInput['bought'];
  readonly lastOrder: { readonly is: SegmentSpan['is']; readonly days: string };
  readonly joined: { readonly is: SegmentSpan['is']; readonly days: string };
  readonly vehicle: SegmentInput['vehicle'];
  readonly size: string;
  readonly opens: SegmentInput['opens'];
}

export interface NewsletterForm {
  readonly name: string;
  readonly subject: string;
  readonly preheader: string;
  readonly blocks: readonly BlockForm[];
  readonly segment: SegmentForm;
}

export const EMPTY_BLOCK: BlockForm = {
  kind: 'text',
  text: '',
  itemNumbers: [],
  slug: '',
  label: '',
  path: '',
};

const spanForm = ({ is, days }: SegmentSpan) => ({ is, days: String(days) });

export const segmentForm = (segment: SegmentInput): SegmentForm => ({
  ...segment,
  lastOrder: spanForm(segment.lastOrder),
  joined: spanForm(segment.joined),
});

export const NEW_NEWSLETTER: NewsletterForm = {
  name: '',
  subject: '',
  preheader: '',
  blocks: [EMPTY_BLOCK],
  segment: segmentForm({ ...WHOLE_LIST, states: [] }),
};

const blockForm = (block: NewsletterRecord['blocks'][number]): BlockForm =>
  block.kind === 'tires'
    ? { ...EMPTY_BLOCK, kind: 'tires', itemNumbers: block.itemNumbers.map(String) }
    : { ...EMPTY_BLOCK, ...block };

export const formOf = ({ name, subject, preheader, blocks, segment }: NewsletterRecord): NewsletterForm => ({
  name,
  subject,
  preheader,
  blocks: blocks.map(blockForm),
  segment: segmentForm(segment),
});

const blockInput = ({
  kind,
  text,
  itemNumbers,
  slug,
  label,
  path,
}: BlockForm): NewsletterInput['blocks'][number] => {
  if (kind === 'tires') return { kind, itemNumbers: itemNumbers.map((one) => wholeOf(one)) };
  if (kind === 'sale') return { kind, slug };
  return kind === 'button' ? { kind, label, path } : { kind, text };
};

export const segmentInput = ({ lastOrder, joined, ...segment }: SegmentForm): SegmentInput => ({
  ...segment,
  states: [...segment.states],
  lastOrder: { ...lastOrder, days: wholeOf(lastOrder.days) },
  joined: { ...joined, days: wholeOf(joined.days) },
});

export const newsletterInput = (form: NewsletterForm): NewsletterInput => ({
  ...form,
  blocks: form.blocks.map(blockInput),
  segment: segmentInput(form.segment),
});

/** Several item numbers have one field. */
const fieldOf = (path: string): string => path.replace(/\.itemNumbers\.\d+$/, '.itemNumbers');

export const newsletterContract = formContract({
  schema: createNewsletter.body,
  inputOf: newsletterInput,
  fieldOf,
});
