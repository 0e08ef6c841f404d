import { permanentRedirect } from 'next/navigation';

/** The registration's original address. */
export default function InstallerSignupPage(): never {
  permanentRedirect('/installers/apply');
}
