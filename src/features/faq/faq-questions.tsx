import { Icon } from '../../components/icon';
import { LinkedText } from '../../components/linked-text';
import stack from '../../components/stack.module.css';
import type { FaqCategory } from '../../content/faq/faq-category';
import styles from './faq-page.module.css';

/** The questions of one tab; each opens by itself. */
export function FaqQuestions({
  category,
  open,
  onToggle,
}: {
  category: FaqCategory;
  open: ReadonlySet<string>;
  onToggle: (id: string) => void;
}) {
  return (
    <section className={stack.tight} aria-labelledby="faq-category">
      <h2 id="faq-category">{category.name}</h2>
      {category.questions.map(({ id, question, answer }) => (
        <div key={id} id={`faq-${id}`} className={styles.item}>
          <h3>
            <button
              type="button"
              className={styles.question}
              aria-expanded={open.has(id)}
              aria-controls={`faq-answer-${id}`}
              onClick={() => onToggle(id)}
            >
              {question}
              <Icon name="down" />
            </button>
          </h3>
          <p id={`faq-answer-${id}`} className={styles.answer} hidden={!open.has(id)} data-reads>
            <LinkedText text={answer} />
          </p>
        </div>
      ))}
    </section>
  );
}
