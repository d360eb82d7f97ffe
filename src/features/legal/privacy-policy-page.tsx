import privacyPolicy from '../../content/legal/privacy-policy.md?legal';
import { LegalView } from './legal-view';

/** What personal data is used and why (LEGAL-1). */
export default function PrivacyPolicyPage() {
  return <LegalView document={privacyPolicy} />;
}
