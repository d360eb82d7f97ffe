import { createContext, type ReactNode } from 'react';

/** What stands at the end of a page the server wrote, for a browser that runs no scripts; null elsewhere. */
export const WithoutScriptsContext = createContext<ReactNode>(null);
