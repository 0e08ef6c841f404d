import { permanentRedirect } from 'next/navigation';

/** The address that the registration has had from the start. */
export default function InstallerSignupPage(): never {
  permanentRedirect('/installers/apply');
}
