/** Said where somebody is logged out, and the phone could not let go of all that was theirs. */
export const NOT_CLEARED =
  'You are logged out. Not all that was yours here could be cleared yet: that goes on when the app is opened next.';
