/** The votes of a review as one reader sees them. */
export interface HelpfulAnswer {
  readonly helpfulCount: number;
  /** True once this reader has voted; null before the first answer, when only their browser knows. */
  readonly isHelpful: boolean | null;
  readonly problem: string | null;
}
