import type { ChosenMoment, PreviewVisitor } from '@simpletread/domain';

/** The chosen settings of a preview. */
export interface PreviewChoice {
  readonly shownAt: Date;
  readonly visitor: PreviewVisitor;
  readonly zip: string | null;
  readonly paymentMethod: PreviewPaymentMethod | null;
  readonly campaignId: string | null;
  readonly hasDraftRules: boolean;
}

export type PreviewPaymentMethod = 'affirm' | 'katapult' | 'klarna' | 'synchrony';

/** A preview as it is stored. */
export interface StoredPreview extends PreviewChoice, ChosenMoment {
  readonly id: string;
  readonly staffId: string;
  readonly staffName: string;
  /** The console's session that asked. */
  readonly staffSessionHash: string;
  readonly revision: number;
  /** Null before it began. */
  readonly beganAt: Date | null;
  /** When its link, code or handle stops working. */
  readonly endsAt: Date;
  /** The database's time of the reading. */
  readonly readAt: Date;
}
