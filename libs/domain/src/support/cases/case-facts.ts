export const CASE_CHANNELS = ['mail', 'text', 'form', 'call', 'chat'] as const;
export type CaseChannel = (typeof CASE_CHANNELS)[number];

const CHANNELS: Readonly<Record<CaseChannel, string>> = {
  mail: 'Email',
  text: 'Text',
  form: 'Contact form',
  call: 'Call',
  chat: 'Chat',
};

/** Returns the name of a channel. */
export const caseChannelLabel = (channel: CaseChannel): string => CHANNELS[channel];

export const CASE_PRIORITIES = ['urgent', 'high', 'normal', 'low'] as const;
export type CasePriority = (typeof CASE_PRIORITIES)[number];

interface PriorityRow {
  readonly label: string;
  /** Within so many support hours. Our own figures. */
  readonly answerHours: number;
  readonly solveHours: number;
}

const PRIORITIES: Readonly<Record<CasePriority, PriorityRow>> = {
  urgent: { label: 'Urgent', answerHours: 1, solveHours: 8 },
  high: { label: 'High', answerHours: 2, solveHours: 16 },
  normal: { label: 'Normal', answerHours: 4, solveHours: 24 },
  low: { label: 'Low', answerHours: 8, solveHours: 48 },
};

/** Returns the name of a priority. */
export const casePriorityLabel = (priority: CasePriority): string => PRIORITIES[priority].label;

/** Returns the support minutes within which a case is answered and solved. */
export const caseTargets = (
  priority: CasePriority,
): { readonly answerMinutes: number; readonly solveMinutes: number } => ({
  answerMinutes: PRIORITIES[priority].answerHours * 60,
  solveMinutes: PRIORITIES[priority].solveHours * 60,
});

/** The kinds of entries in a case's thread. */
export const CASE_ENTRY_KINDS = ['customer', 'agent', 'note', 'call', 'system'] as const;
export type CaseEntryKind = (typeof CASE_ENTRY_KINDS)[number];

export const MOST_CASE_WORDS = 10_000;
export const MOST_REPLY_WORDS = 5_000;
export const MOST_CASE_TAGS = 8;
export const MOST_TAG_LENGTH = 24;

/** The most messages of a person or network within a day that reach the inbox. Our own figures. */
export const MOST_MESSAGES_OF_PERSON = 30;
export const MOST_MESSAGES_OF_NETWORK = 60;
/** With so many unsolved cases, a person's next message joins the newest of them. */
export const MOST_UNSOLVED_OF_PERSON = 5;

const SHOWN = /^\s*(?:C\s*[-–]?\s*)?(\d{4,9})\s*$/i;

/** Returns `C-7731`. */
export const formatCaseNumber = (number: number): string => `C-${number}`;

/** Reads a case's number with or without its prefix; null for anything else. */
export const parseCaseNumber = (text: string): number | null => {
  const digits = SHOWN.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};
