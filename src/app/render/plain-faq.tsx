import { LinkedText } from '../../components/linked-text';
import stack from '../../components/stack.module.css';
import { FAQ_CATEGORIES } from '../../content/faq/faq-categories';

/** The questions of the tabs that are not open at first, for a browser that runs no scripts. */
export function PlainFaq() {
  return FAQ_CATEGORIES.slice(1).map(({ id, name, questions }) => (
    <section key={id} className={stack.tight}>
      <h2>{name}</h2>
      {questions.map(({ id, question, answer }) => (
        <div key={id} className={stack.card}>
          <h3>{question}</h3>
          <p>
            <LinkedText text={answer} />
          </p>
        </div>
      ))}
    </section>
  ));
}
