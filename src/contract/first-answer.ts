import type { AgentPage } from './people/agent-page';
import type { HomePage } from './listing/home-page';
import type { ListingBackground } from './listing/listing-background';
import type { ListingPage } from './listing/listing-query';
import type { Listing } from './listing/property';

/** What the server drew a page from, as it stands in the page's document: nothing is asked twice. */
export type FirstAnswer =
  | { page: 'home'; answer: HomePage }
  | {
      page: 'results';
      /** The call's parameters in canonical order. */
      key: string;
      answer: ListingPage;
    }
  | { page: 'property'; listing: Listing; background: ListingBackground | null }
  | {
      page: 'agent';
      /** What the address asks for, as agentKey writes it. */
      key: string;
      answer: AgentPage;
    };

/** The id of the data block in the document. */
export const FIRST_ANSWER_ID = 'first-answer';
