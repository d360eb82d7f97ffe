/** Most homes that one link names. */
export const MOST_CHOSEN = 20;
/** With fewer answers a usual time tells nothing, and a single talk would be told. */
export const FEWEST_ANSWERS = 5;
/** The days whose answers count. */
export const ANSWER_DAYS = 90;
/** Most places that are told of an agent. */
export const MOST_AGENT_AREAS = 6;
/** With fewer people who say that they were asked for more, it is told to approvers alone. */
export const FEWEST_FEE_REPORTS = 3;
