import { plainText } from '../format/plain-text';
import { searchText } from '../search/search-text';

type Question = { id: string; question: string; answer: Parameters<typeof plainText>[0] };
type Category<Q extends Question> = { id: string; name: string; questions: readonly Q[] };

export type QuestionHit<Q extends Question, C extends Category<Q>> = { category: C; question: Q };

/**
 * Questions whose question or answer holds the text, in any case, with their category.
 * A blank text finds nothing.
 */
export function searchQuestions<Q extends Question, C extends Category<Q>>(
  categories: readonly (C & Category<Q>)[],
  text: string,
): QuestionHit<Q, C>[] {
  const wanted = searchText(text.trim());
  if (wanted === '') return [];
  return categories.flatMap((category) =>
    category.questions
      .filter(
        ({ question, answer }) =>
          searchText(question).includes(wanted) || searchText(plainText(answer)).includes(wanted),
      )
      .map((question) => ({ category, question })),
  );
}
