import { countOf } from '../format/count-of';

/** What an agent's page is called: the company, or how many of its homes a link was made for are still offered. */
export function agentTitle(company: string, chosen: { homes: number } | null): string {
  return chosen === null || chosen.homes === 0
    ? company
    : `${countOf(chosen.homes, 'home')} from ${company}`;
}
