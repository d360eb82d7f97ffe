/** The drawing of the country, packed: thousandths of a degree, as steps. */
export function baseMap(): {
  states: number[][];
  /** The lines of the states that are not the sea's shore. */
  borders: number[];
  /** Land of the country down to its shore, and of its neighbours too, as far as the shoreline reaches. */
  coastal: number[];
  shore: number[];
  around: number[][];
};
