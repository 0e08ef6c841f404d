import type { Metadata } from 'next';
import { FailedWords } from '../../shell/problems';

export const metadata: Metadata = { title: 'Something went wrong', robots: { index: false } };

export default function UnavailablePage() {
  return <FailedWords />;
}
