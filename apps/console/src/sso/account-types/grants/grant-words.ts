import type { VerifiedGroup } from '@simpletread/domain';

export const GROUP_WORDS: Readonly<Record<VerifiedGroup, string>> = {
  military: 'Military',
  student: 'Student',
  teacher: 'Teacher',
};

export const SOURCE_WORDS = {
  application: 'Applied for',
  staff: 'Assigned by staff',
  employer: 'Work email',
} as const;
