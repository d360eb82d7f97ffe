/** What goes along with a link from a list to a listing, which then leads back to where the list was left. */
export const FROM_LIST = { fromList: true };
