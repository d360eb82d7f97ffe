import { TERMS } from '../../content/legal';
import { LegalView } from './legal-view';

/** What people agree to (LEGAL-1). */
export default function TermsPage() {
  return <LegalView document={TERMS} />;
}
