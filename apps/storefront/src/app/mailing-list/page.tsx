import type { Metadata } from 'next';
import { JoinView } from '../../content';

export const metadata: Metadata = {
  title: 'Mailing list',
  description: 'Join SimpleTread’s mailing list, and leave it with one click.',
};

export default function MailingListPage() {
  return <JoinView />;
}
