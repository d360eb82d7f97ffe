import type { Geocoder } from './geocoder';
import { withinPatience } from './within-patience';

/** Asks the first geocoder, and the second where the first fails or knows nothing. */
export function withFallback(first: Geocoder, second: Geocoder): Geocoder {
  const orElse = async <Answer>(
    ask: (geocoder: Geocoder) => Promise<Answer>,
    isNothing: (answer: Answer) => boolean,
  ): Promise<Answer> => {
    const answer = await ask(first).catch(() => undefined);
    return answer === undefined || isNothing(answer) ? ask(second) : answer;
  };
  const isEmpty = (list: readonly unknown[]) => list.length === 0;
  const isNull = (place: unknown) => place === null;
  return {
    suggest: (text) => orElse((geocoder) => withinPatience(geocoder.suggest(text)), isEmpty),
    resolve: (address) => orElse((geocoder) => geocoder.resolve(address), isNull),
    reverse: (point) => orElse((geocoder) => geocoder.reverse(point), isNull),
    near: (point, text) => orElse((geocoder) => geocoder.near(point, text), isEmpty),
  };
}
