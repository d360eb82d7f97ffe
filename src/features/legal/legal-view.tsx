import { LinkedText } from '../../components/linked-text';
import stack from '../../components/stack.module.css';
import type { LegalDocument } from '../../content/legal/legal-document';
import { formatDate } from '../../domain/format/format-date';
import { plainText } from '../../domain/format/plain-text';
import styles from './legal-view.module.css';

/** A legal text with a list of its parts on top. */
export function LegalView({ document }: { document: LegalDocument }) {
  return (
    <div className={`${stack.page} ${styles.page}`}>
      <div className={stack.tight}>
        <h1>{document.title}</h1>
        <p className={stack.soft}>Last changed {formatDate(document.updated)}</p>
      </div>
      <nav aria-label={`Parts of the ${document.title}`} className={styles.contents}>
        <ol>
          {document.sections.map((section) => (
            <li key={section.heading}>
              <a href={`#${anchor(section.heading)}`}>{section.heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      {document.sections.map((section) => (
        <section key={section.heading} id={anchor(section.heading)} className={stack.prose}>
          <h2>{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={plainText(paragraph)}>
              <LinkedText text={paragraph} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
