import terms from '../../content/legal/terms.md?legal';
import { LegalView } from './legal-view';

/** What people agree to (LEGAL-1). */
export default function TermsPage() {
  return <LegalView document={terms} />;
}
