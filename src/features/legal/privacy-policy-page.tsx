import { PRIVACY_POLICY } from '../../content/legal';
import { LegalView } from './legal-view';

/** What personal data is used and why (LEGAL-1). */
export default function PrivacyPolicyPage() {
  return <LegalView document={PRIVACY_POLICY} />;
}
