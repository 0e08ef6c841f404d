import type { Metadata } from 'next';
import { InstallerSentView } from '../../../installers';

export const metadata: Metadata = { title: 'Confirm your email', robots: { index: false } };

export default InstallerSentView;
