/** The votes of a review as one reader sees them. */
export interface HelpfulAnswer {
  readonly helpfulCount: number;
  /** True once this reader has voted. */
  readonly isHelpful: boolean;
  readonly problem: string | null;
}
