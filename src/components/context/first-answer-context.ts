import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { AgentPage } from '../../contract/people/agent-page';
import type { FirstAnswer } from '../../contract/first-answer';
import type { HomePage } from '../../contract/listing/home-page';
import type { ListingBackground } from '../../contract/listing/listing-background';
import type { ListingPage } from '../../contract/listing/listing-query';
import type { Listing } from '../../contract/listing/property';

/** What came with the document: drawn from until the device has it, and not asked for again. */
export type CameWithPage = FirstAnswer & {
  /** When it came, in milliseconds. */
  at: number;
  /** The history entry it was drawn for: coming back there finds the page as it was. */
  visit: string;
};

export const FirstAnswerContext = createContext<CameWithPage | null>(null);

/** The answer to a search, and when it came in milliseconds, where it came with the document. */
export function useFirstResults(key: string): { answer: ListingPage; at: number } | null {
  const first = useContext(FirstAnswerContext);
  return first?.page === 'results' && first.key === key ? first : null;
}

/** An agent's page, and when it came in milliseconds, where it came with the document. */
export function useFirstAgent(key: string): { answer: AgentPage; at: number } | null {
  const first = useContext(FirstAnswerContext);
  return first?.page === 'agent' && first.key === key ? first : null;
}

/** The home page's homes, and when they came in milliseconds, where they came with the document. */
export function useFirstHomePage(): { answer: HomePage; at: number } | null {
  const first = useContext(FirstAnswerContext);
  return first?.page === 'home' ? first : null;
}

/** The listings that came with the document. */
export function useFirstListings(): readonly Listing[] {
  const first = useContext(FirstAnswerContext);
  if (first === null) return NONE;
  if (first.page === 'property') return [first.listing];
  if (first.page === 'home') return NONE;
  return first.answer.properties;
}

/** What is known around a home, where it came with the home's document. */
export function useFirstBackground(listingId: string): ListingBackground | null {
  const first = useContext(FirstAnswerContext);
  return first?.page === 'property' && first.listing.id === listingId ? first.background : null;
}

/** When what the page on show was written from came, in milliseconds; 0 where it was not written. */
export function useFirstVisitAt(): number {
  const first = useContext(FirstAnswerContext);
  const isFirst = useLocation().key === first?.visit;
  return isFirst ? (first?.at ?? 0) : 0;
}

const NONE: readonly Listing[] = [];
