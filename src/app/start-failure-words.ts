/** What is said of a start that failed (START-1), by the app and by the document that waits for it. */
export const START_FAILURE = {
  title: 'Something went wrong.',
  text: "The application couldn't start properly. Please try refreshing the page.",
  refresh: 'Refresh',
  /** Added while it may still come. */
  slow: 'On a slow connection it may still open by itself.',
} as const;
