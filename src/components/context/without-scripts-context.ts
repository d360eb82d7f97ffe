import { createContext, type ReactNode } from 'react';

/** What stands in a page the server wrote beside what the app draws, for a browser that runs no scripts; null elsewhere. */
export const WithoutScriptsContext = createContext<ReactNode>(null);
