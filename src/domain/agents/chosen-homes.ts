import { MOST_CHOSEN } from '../../contract/people/agent-page-options';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The homes that the address of an agent's page names, each once; none where all of them are shown. */
export function chosenHomes(search: URLSearchParams): string[] {
  const named = (search.get('homes') ?? '').toLowerCase().split(',');
  return [...new Set(named)].filter((id) => UUID.test(id)).slice(0, MOST_CHOSEN);
}
