import { EmptyState } from '../../components/page/empty-state';
import stack from '../../components/stack.module.css';
import type { FaqCategory, FaqCategoryId, FaqQuestion } from '../../content/faq/faq-category';
import type { QuestionHit } from '../../domain/faq/search-questions';
import styles from './faq-page.module.css';
import { countOf } from '../../domain/format/count-of';

/** What a search found, each with the category it is from. */
export function FaqResults({
  text,
  hits,
  onChoose,
}: {
  text: string;
  hits: QuestionHit<FaqQuestion, FaqCategory>[];
  onChoose: (category: FaqCategoryId, questionId: string) => void;
}) {
  if (hits.length === 0) {
    return (
      <EmptyState icon="search" title={`No results found for "${text}"`}>
        Try different keywords or browse the categories.
      </EmptyState>
    );
  }
  return (
    <section className={stack.tight} aria-label="Search results">
      <p className={stack.soft} aria-hidden="true">
        {countOf(hits.length, 'question')}
      </p>
      <ul className={stack.tight}>
        {hits.map(({ category, question }) => (
          <li key={question.id}>
            <button
              type="button"
              className={styles.result}
              onClick={() => onChoose(category.id, question.id)}
            >
              <span className={styles.category}>{category.name}</span>
              <strong>{question.question}</strong>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
